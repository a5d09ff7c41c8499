#include "agents/collapse/planner.hpp"

#include <algorithm>
#include <cmath>

#include "agents/collapse/paper.hpp"
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

class Search {
 public:
  Search(const Collapse& rules, const Collapse::State& state, const PlannerOptions& options,
         const Request& request)
      : rules_(rules),
        state_(state),
        budget_(request.budget),
        heat_(heat_of(rules, options)),
        meter_(request),
        rng_(request.rng) {
    best_ = paper_game(rules, state);
    const int anneals = anneals_of(rules, budget_, options);
    const int spared =
        options.spared > 0 ? options.spared : pilot(std::min(kPilotShare, 1.0 / anneals));
    const double from = spent_;
    for (int i = 0; i < anneals && !meter_.stopped(); ++i) {
      anneal(spared, from + (1 - from) * (i + 1) / anneals);
      ++best_.anneals;
    }
    best_.nodes = meter_.nodes();
  }

  [[nodiscard]] PlannedGame result() && { return std::move(best_); }

 private:
  // The colour whose short anneal comes out best.
  int pilot(double share) {
    const auto colours = colours_to_spare(rules_, state_.board);
    if (colours.size() == 1) return colours[0];
    int chosen = colours[0];
    Score most = 0;
    for (std::size_t i = 0; i < colours.size() && !meter_.stopped(); ++i) {
      spent_ += share;
      const Score score = anneal(colours[i], spent_);
      if (i > 0 && score <= most) continue;
      most = score;
      chosen = colours[i];
    }
    return chosen;
  }

  // One anneal until this share of the budget is spent; returns its best score.
  Score anneal(int spared, double until) {
    const Decoder decoder(rules_, state_, spared);
    Landscape landscape(decoder, {.band = schedule_of(rules_).bands}, kMaxCells);
    landscape.go_to({});
    Plan plan = landscape.plan();
    Score score = landscape.value();
    Stretch stretch(meter_, budget_, until);
    anneal_in_place(landscape, heat_, stretch, rng_, [&] {
      plan = landscape.plan();
      score = landscape.value();
    });
    if (score > best_.score) {
      best_.moves = moves_of(decoder, plan);
      best_.score = score;
      best_.spared = spared;
    }
    return score;
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
  Budget budget_;
  HeatRange heat_;
  Meter meter_;
  Rng& rng_;
  double spent_ = 0;  // share of the budget that pilots have had
  PlannedGame best_;
};

}  // namespace

PlannedGame plan_game(const Collapse& rules, const Collapse::State& state,
                      const PlannerOptions& options, const Request& request) {
  if (request.budget.nodes == 0 && request.budget.seconds == 0) return paper_game(rules, state);
  return Search(rules, state, options, request).result();
}

}  // namespace papan::collapse
