// Exact: the endgame solver as the method of `papan solve` on 8x8 and 6x6.
//
// It is no agent of the catalogue: without a budget it may think for years. What a
// budget ends before the value is known is told as not exact, with the bounds that are
// proven by then. On 4x4 the general search is enough, with as little memory as that board
// needs. Tested in tests/agents/othello_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "agents/agent.hpp"
#include "agents/common_options.hpp"
#include "agents/negascout.hpp"
#include "games/othello/play/greedy.hpp"
#include "games/othello/rules/othello.hpp"

namespace papan::othello {

struct ExactAnswer {
  int value = 0;  // for the side to move
  bool solved = false;
  std::uint64_t nodes = 0;
  std::vector<int> line;  // cells of its board, their number for a pass; may be short
  std::string note;       // what is proven when it is not solved
};

// The solver and its table, out of the sight of what includes this.
class ExactMethod {
 public:
  ExactMethod();
  ~ExactMethod();

  ExactAnswer solve(const Othello<8>::State& state, const Othello<8>::Parameters& parameters,
                    const Request& request);
  ExactAnswer solve(const Othello<6>::State& state, const Othello<6>::Parameters& parameters,
                    const Request& request);

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

struct Exact {
  static constexpr std::string_view kName = "exact";
  static constexpr std::string_view kSummary = "perfect play by search to the end";

  template <AnyOthello G>
  requires(G::kSize == 8 || G::kSize == 6) class For {
   public:
    using Options = NoOptions;

    static Budget fallback() { return {}; }
    static Options solver_options() { return {}; }

    For(const G&, const Options&) {}

    Choice<G> choose(const Task<G>& task) {
      const ExactAnswer answer = method_.solve(task.state, task.rules.parameters(), task.request);
      Choice<G> choice;
      choice.nodes = answer.nodes;
      choice.note = answer.note;
      choice.move = first_move(task);
      if (answer.solved) tell(answer, task, choice);
      return choice;
    }

   private:
    static void tell(const ExactAnswer& answer, const Task<G>& task, Choice<G>& choice) {
      for (const int cell : answer.line) choice.line.push_back({static_cast<std::uint8_t>(cell)});
      if (!choice.line.empty()) choice.move = choice.line[0];
      choice.value = sign(task.state.side) * answer.value;
      choice.depth = G::kSize * G::kSize - count(task.state.own | task.state.enemy);
      choice.candidates = {{choice.move, choice.value}};
      set_exact(choice);
    }

    static Move first_move(const Task<G>& task) {
      typename G::Moves moves;
      task.rules.legal_moves(task.state, moves);
      return moves[0];
    }

    ExactMethod method_;
  };
};

struct SmallExact {
  static constexpr std::string_view kName = "exact";
  static constexpr std::string_view kSummary = Exact::kSummary;

  template <AnyOthello G>
  requires(G::kSize == 4) class For : public NegascoutAgent::For<G> {
   public:
    using NegascoutAgent::For<G>::For;
    using Options = typename NegascoutAgent::For<G>::Options;

    static Options solver_options() { return {.hash = 1}; }
  };
};

}  // namespace papan::othello
