#include "games/ntil/play/paper_game.hpp"

#include <algorithm>
#include <cassert>
#include <set>

#include "agents/plain.hpp"
#include "core/clock.hpp"
#include "games/ntil/rules/family.hpp"

namespace papan::lab {
namespace {

constexpr std::size_t kCountedMoves = 10;
constexpr int kFirstDepth = 2;

template <class A, Game G>
Choice<G> paper_choice(const Task<G>& task) {
  using Typed = typename A::template For<G>;
  const auto options =
      described<typename Typed::Options>().parse({{"eval", "paper"}, {"order", "paper"}});
  assert(options);
  return Typed(task.rules, *options).choose(task);
}

template <Game G>
class PaperMatch {
 public:
  PaperMatch(const G& rules, const NtilPairing& pairing, std::stop_token stop)
      : rules_(rules), pairing_(pairing), stop_(std::move(stop)), state_(rules.start(rng_)) {}

  NtilPaperGame play() {
    seen_.insert(rules_.to_text(state_));
    while (rules_.turn(state_) != Turn::kOver && !stop_.stop_requested() && !ended_) ply();
    game_.pieces = {count(state_.pieces[0]), count(state_.pieces[1])};
    return std::move(game_);
  }

 private:
  void ply() {
    const bool first = state_.side == Turn::kFirst;
    const Stopwatch watch;
    const Choice<G> choice = choose(first);
    if (!first) {
      if (game_.nodes.size() < kCountedMoves) game_.seconds += watch.seconds();
      game_.nodes.push_back(choice.nodes);
    }
    game_.moves.push_back(rules_.to_text(choice.move));
    rules_.play(state_, choice.move);
    const bool repeated = !seen_.insert(rules_.to_text(state_)).second;
    ended_ = pairing_.until == Until::kRepetition ? repeated : game_.nodes.size() == kCountedMoves;
  }

  Choice<G> choose(bool first) {
    const int depth = first ? kFirstDepth : pairing_.depth;
    const Task<G> task{rules_, state_, {}, {{.depth = depth}, rng_, stop_}};
    const bool full = !first && pairing_.search == PlainSearch::kMinimax;
    return full ? paper_choice<MinimaxAgent>(task) : paper_choice<AlphaBetaAgent>(task);
  }

  const G& rules_;
  const NtilPairing& pairing_;
  std::stop_token stop_;
  Rng rng_;
  StateOf<G> state_;
  std::set<std::string> seen_;
  NtilPaperGame game_;
  bool ended_ = false;
};

std::size_t counted(const NtilPaperGame& game) {
  return std::min(game.nodes.size(), kCountedMoves);
}

}  // namespace

double NtilPaperGame::mean_nodes() const {
  double sum = 0;
  for (std::size_t i = 0; i < counted(*this); ++i) sum += static_cast<double>(nodes[i]);
  return sum / static_cast<double>(counted(*this));
}

double NtilPaperGame::mean_seconds() const {
  return seconds / static_cast<double>(counted(*this));
}

NtilPaperGame play_ntil_paper_game(const NtilPairing& pairing, const std::stop_token& stop) {
  NtilPaperGame game;
  ntil::Family::with_rules({.board = pairing.board}, [&]<Game G>(const G& with_clock) {
    const G rules = with_clock.without_quiet_draw();
    game = PaperMatch<G>(rules, pairing, stop).play();
  });
  return game;
}

}  // namespace papan::lab
