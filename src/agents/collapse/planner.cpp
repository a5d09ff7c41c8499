#include "agents/collapse/planner.hpp"

#include <algorithm>
#include <cmath>

#include "agents/collapse/paper.hpp"
#include "core/parallel.hpp"
#include "games/collapse/decoder.hpp"
#include "local/anneal_in_place.hpp"
#include "local/sequence.hpp"

namespace papan::collapse {
namespace {

using Landscape = SequenceLandscape<Decoder>;
using Plan = Landscape::Plan;

constexpr double kPilotShare = 0.05;  // of the budget, at most, for each colour
constexpr Score kPilotMargin = 600;   // points that a colour may promise less than the first

// What serves a scoring, found by trial on deals and on the standard positions.
struct Schedule {
  HeatRange heat;  // points
  double bands;    // share of the changes that concern several columns
  double nodes;    // an anneal
  double seconds;  // an anneal, about as long
};
constexpr Schedule kForXxl = {{100, 10}, 0.25, 2'400'000, 12};
constexpr Schedule kForOthers = {{40, 5}, 0, 300'000, 0.6};

const Schedule& schedule_of(const Collapse& rules) {
  return rules.scoring() == Scoring::kXxl ? kForXxl : kForOthers;
}

template <class Click>
PlannedGame game_of(const Collapse& rules, Collapse::State state, Click&& click) {
  PlannedGame game;
  while (rules.turn(state) != Turn::kOver) {
    game.moves.push_back(rules.named(state, rules.move_at(click(state.board))));
    rules.play(state, game.moves.back());
  }
  game.score = rules.score(state);
  return game;
}

// The better of the paper's two games that are worth a look.
PlannedGame paper_game(const Collapse& rules, const Collapse::State& state) {
  auto brute =
      game_of(rules, state, [&](const Board& board) { return brute_force_click(rules, board); });
  auto greedy = game_of(rules, state, [](const Board& board) { return greedy_click(board); });
  return greedy.score > brute.score ? std::move(greedy) : std::move(brute);
}

HeatRange heat_of(const Collapse& rules, const PlannerOptions& options) {
  HeatRange heat = schedule_of(rules).heat;
  if (options.hot > 0) heat.hot = options.hot;
  if (options.cold > 0) heat.cold = options.cold;
  return heat;
}

int anneals_of(const Collapse& rules, const Budget& budget, const PlannerOptions& options) {
  if (options.anneals > 0) return options.anneals;
  const Schedule& schedule = schedule_of(rules);
  double wished = 1;
  if (budget.nodes > 0) wished = static_cast<double>(budget.nodes) / schedule.nodes;
  if (budget.seconds > 0) wished = budget.seconds / schedule.seconds;
  return std::clamp(static_cast<int>(std::lround(wished)), 1, 1000);
}

// Colours that may be worth sparing, the most promising first.
std::vector<int> colours_to_spare(const Collapse& rules, const Board& board) {
  const ColourCounts counts = count_colours(board);
  const auto promise = [&](int colour) {
    const int cells = counts[static_cast<std::size_t>(colour)];
    return cells > 1 ? group_points(rules.scoring(), cells) : 0;
  };
  std::vector<int> colours;
  for (int colour = 1; colour <= rules.parameters().colours; ++colour) colours.push_back(colour);
  std::stable_sort(colours.begin(), colours.end(),
                   [&](int a, int b) { return promise(a) > promise(b); });
  std::size_t worth = 1;
  while (rules.scoring() != Scoring::kXxl && worth < colours.size() &&
         promise(colours[0]) - promise(colours[worth]) <= kPilotMargin) {
    ++worth;
  }
  colours.resize(worth);
  return colours;
}

// One anneal to make.
struct Errand {
  int spared;
  Budget budget;
  Rng rng;
};

struct Annealed {
  Plan plan;
  Score score = 0;
  std::uint64_t nodes = 0;
};

// A part of a budget that limits nodes or time.
Budget share_of(const Budget& budget, double share) {
  Budget part = budget;
  part.nodes = static_cast<std::uint64_t>(std::floor(share * static_cast<double>(budget.nodes)));
  part.seconds = share * budget.seconds;
  return part;
}

class Search {
 public:
  Search(const Collapse& rules, const Collapse::State& state, const PlannerOptions& options,
         const Request& request)
      : rules_(rules), state_(state), options_(options), request_(request) {}

  PlannedGame run() {
    best_ = paper_game(rules_, state_);
    int anneals = anneals_of(rules_, request_.budget, options_);
    const int spared =
        options_.spared > 0 ? options_.spared : pilot(std::min(kPilotShare, 1.0 / anneals));
    const double share = (1 - spent_) / anneals;
    // Threads multiply what can be done in a time; a number of nodes stays what it is.
    if (request_.budget.nodes == 0) anneals *= options_.threads;
    std::vector<Errand> errands;
    for (int i = 0; i < anneals; ++i) add_errand(errands, spared, share);
    anneal_all(errands);
    best_.anneals = anneals;
    return std::move(best_);
  }

 private:
  // The colour whose short anneal comes out best.
  int pilot(double share) {
    const auto colours = colours_to_spare(rules_, state_.board);
    if (colours.size() == 1) return colours[0];
    std::vector<Errand> errands;
    for (const int colour : colours) add_errand(errands, colour, share);
    if (errands.size() < colours.size()) return colours[0];  // too few nodes for that
    const auto found = anneal_all(errands);
    const auto rounds = (colours.size() + threads() - 1) / threads();
    spent_ = share * static_cast<double>(request_.budget.nodes > 0 ? colours.size() : rounds);
    const auto best =
        std::max_element(found.begin(), found.end(),
                         [](const Annealed& a, const Annealed& b) { return a.score < b.score; });
    return colours[static_cast<std::size_t>(best - found.begin())];
  }

  [[nodiscard]] std::size_t threads() const { return static_cast<std::size_t>(options_.threads); }

  // Without a node to spend there is none: no nodes would mean no limit.
  void add_errand(std::vector<Errand>& errands, int spared, double share) {
    const Budget part = share_of(request_.budget, share);
    if (part.nodes == 0 && part.seconds == 0) return;
    errands.push_back({spared, part, Rng(request_.rng.next())});
  }

  std::vector<Annealed> anneal_all(std::vector<Errand>& errands) {
    std::vector<Annealed> found(errands.size());
    for_each_index(errands.size(), options_.threads, request_.stop,
                   [&](std::size_t i) { found[i] = anneal(errands[i]); });
    for (std::size_t i = 0; i < found.size(); ++i) {
      best_.nodes += found[i].nodes;
      if (found[i].score > best_.score && !found[i].plan.empty()) keep(errands[i], found[i]);
    }
    return found;
  }

  void keep(const Errand& errand, const Annealed& found) {
    const Decoder decoder(rules_, state_, errand.spared);
    best_.moves = moves_of(decoder, found.plan);
    best_.score = found.score;
    best_.spared = errand.spared;
  }

  Annealed anneal(Errand& errand) const {
    const Decoder decoder(rules_, state_, errand.spared);
    Landscape landscape(decoder, {.band = schedule_of(rules_).bands}, kMaxCells);
    landscape.go_to({});
    Annealed best{landscape.plan(), landscape.value(), 0};
    Meter meter({errand.budget, errand.rng, request_.stop, request_.counted});
    Stretch stretch(meter, errand.budget, 1);
    anneal_in_place(landscape, heat_of(rules_, options_), stretch, errand.rng, [&] {
      best.plan = landscape.plan();
      best.score = landscape.value();
    });
    best.nodes = meter.nodes();
    return best;
  }

  // The plan as the rules play it, to the end.
  std::vector<Move> moves_of(const Decoder& decoder, const Plan& plan) const {
    std::vector<Move> moves;
    Collapse::State state = state_;
    Decoder::State decoded;
    decoder.copy(decoded, decoder.start());
    const auto play = [&](Move move) {
      moves.push_back(rules_.named(state, move));
      rules_.play(state, moves.back());
    };
    for (const CellName name : plan) {
      if (!decoder.is_alive(decoded, name)) continue;
      const Move move = decoder.move_of(decoded, name);
      if (decoder.click(decoded, name)) play(move);
    }
    Decoder::State finished;
    decoder.copy(finished, decoded);
    decoder.finish(finished, [&](CellName name) {
      play(decoder.move_of(decoded, name));
      decoder.click_any(decoded, name);
    });
    return moves;
  }

  const Collapse& rules_;
  const Collapse::State& state_;
  const PlannerOptions& options_;
  const Request& request_;
  double spent_ = 0;  // share of the budget that pilots have had
  PlannedGame best_;
};

}  // namespace

PlannedGame plan_game(const Collapse& rules, const Collapse::State& state,
                      const PlannerOptions& options, const Request& request) {
  if (request.budget.nodes == 0 && request.budget.seconds == 0) return paper_game(rules, state);
  return Search(rules, state, options, request).run();
}

}  // namespace papan::collapse
