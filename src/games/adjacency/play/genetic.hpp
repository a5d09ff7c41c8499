// `genetic` of the Adjacency paper: a chromosome is the order in which both sides
// fill cells to the end of the game.
//
// Two random parents, one-point crossover, duplicates replaced by random unused
// cells (one random change where there were none), the first gene changed to a cell
// next to an enemy mark that the chromosome lacks, if there is one; the fitter of the
// two children, by the mark difference after playing it all. Tried again, up to five
// times, while the mover loses. Choices and corrections: docs/games/adjacency.md. Tested in
// tests/agents/adjacency_paper_test.cpp.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

#include "agents/agent.hpp"
#include "games/adjacency/play/minimax.hpp"
#include "local/breed.hpp"

namespace papan::adjacency {

// New genes: cells that the chromosome lacks, as the text demands, or any, as in the
// listing, whose chromosomes can so name a cell twice.
enum class Mutation : std::uint8_t { kSound, kListing };

template <AnyAdjacency G>
class FillingOrder {
 public:
  using Bits = typename G::Bits;
  using Chromosome = InlineList<Move, G::kSize * G::kSize>;

  FillingOrder(const G& rules, const StateOf<G>& state, Mutation mutation)
      : rules_(rules),
        state_(state),
        mutation_(mutation),
        empty_(G::empty(state)),
        beside_(empty_ & G::B::next_to(state.enemy)) {}

  [[nodiscard]] Chromosome parent(Rng& rng) const {
    Chromosome cells;
    for_each_bit(empty_, [&](int cell) { cells.push({static_cast<std::uint8_t>(cell)}); });
    rng.shuffle(cells);
    cells.shrink_to(state_.plies_left);
    return cells;
  }

  void cross(Chromosome& one, Chromosome& two, Rng& rng) const {
    if (one.size() < 2) return;
    const std::size_t from = 1 + rng.below(static_cast<std::uint32_t>(one.size() - 1));
    for (std::size_t i = from; i < one.size(); ++i) std::swap(one[i], two[i]);
  }

  void mend(Chromosome& genes, Rng& rng) const {
    if (!replace_duplicates(genes, rng)) change_one(genes, rng);
    start_beside_enemy(genes, rng);
  }

  [[nodiscard]] double fitness(const Chromosome& genes) const {
    auto after = state_;
    for (const Move move : genes) {
      after.enemy &= ~bit<Bits>(move.cell);  // marked over, where a gene comes twice
      rules_.play(after, move);
    }
    return sign(state_.side) * rules_.score(after);
  }

  [[nodiscard]] bool will_do(double fitness) const { return fitness >= 0; }

 private:
  // Both of a pair get new cells, as in the paper. False: there were none.
  bool replace_duplicates(Chromosome& genes, Rng& rng) const {
    Bits once = 0;
    Bits twice = 0;
    for (const Move move : genes) {
      const Bits cell = bit<Bits>(move.cell);
      twice |= once & cell;
      once |= cell;
    }
    Bits unused = empty_ & ~(mutation_ == Mutation::kSound ? once & ~twice : Bits{0});
    for (Move& move : genes) {
      if (contains(twice, move.cell)) move = take(unused, rng);
    }
    return twice != 0;
  }

  // A new cell at a random place; where there is none, all stay.
  void change_one(Chromosome& genes, Rng& rng) const {
    Bits unused = mutation_ == Mutation::kSound ? lacked(empty_, genes) : empty_;
    if (unused == 0) return;
    genes[rng.below(static_cast<std::uint32_t>(genes.size()))] = take(unused, rng);
  }

  void start_beside_enemy(Chromosome& genes, Rng& rng) const {
    if (contains(beside_, genes[0].cell)) return;
    Bits cells = lacked(beside_, genes);
    if (cells != 0) genes[0] = take(cells, rng);
  }

  // Those of `cells` that the chromosome lacks.
  static Bits lacked(Bits cells, const Chromosome& genes) {
    for (const Move move : genes) cells &= ~bit<Bits>(move.cell);
    return cells;
  }

  // A random one of `cells`, which loses it.
  static Move take(Bits& cells, Rng& rng) {
    const auto n = static_cast<int>(rng.below(static_cast<std::uint32_t>(count(cells))));
    const int cell = nth_bit(cells, n);
    cells ^= bit<Bits>(cell);
    return {static_cast<std::uint8_t>(cell)};
  }

  const G& rules_;
  const StateOf<G>& state_;
  Mutation mutation_;
  Bits empty_;
  Bits beside_;
};

struct Genetic {
  static constexpr std::string_view kName = "genetic";
  static constexpr std::string_view kSummary =
      "a random plan for both sides, crossed and mended (the paper's)";

  template <AnyAdjacency G>
  class For {
   public:
    struct Options {
      int attempts = 5;
      Mutation mutation = Mutation::kSound;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .integer("attempts", &Options::attempts, {1, 1'000'000},
                     "pairs of parents to try while losing")
            .choice("mutation", &Options::mutation, {"sound", "listing"},
                    "new genes: cells not yet in the chromosome (the text), or any (the listing)");
      }
    };

    static Budget fallback() { return {}; }

    For(const G&, const Options& options) : options_(options) {}

    Choice<G> choose(const Task<G>& task) {
      const FillingOrder<G> plan(task.rules, task.state, options_.mutation);
      const auto bred = breed(plan, options_.attempts, task.request.rng);
      Choice<G> choice;
      choice.move = bred.child[0];
      choice.value = sign(task.state.side) * bred.fitness;
      choice.nodes = 2u * static_cast<unsigned>(bred.attempts) * task.state.plies_left;
      choice.depth = task.state.plies_left;
      choice.line = {choice.move};
      if (options_.mutation == Mutation::kSound) {
        choice.line.assign(bred.child.begin(), bred.child.end());
      }
      choice.candidates = {{choice.move, choice.value}};
      choice.note = fmt::format("{} pairs of parents", bred.attempts);
      return choice;
    }

    // The fitter child of each pair of parents.
    void explain(const Task<G>& task, Explanation& explanation) const {
      explanation.rule = "the first gene of the first child that does not lose";
      Sheet tries{"tries", {"try", "fitness", "chromosome"}, {}, -1};
      const FillingOrder<G> plan(task.rules, task.state, options_.mutation);
      using Child = Bred<typename FillingOrder<G>::Chromosome>;
      breed(plan, options_.attempts, task.request.rng, [&](const Child& bred) {
        std::string genes;
        for (const Move move : bred.child)
          genes += (genes.empty() ? "" : " ") + task.rules.to_text(move);
        tries.rows.push_back(
            {std::to_string(bred.attempts), fmt::format("{:+.0f}", bred.fitness), genes});
      });
      tries.chosen = static_cast<int>(tries.rows.size()) - 1;
      explanation.sheets.push_back(std::move(tries));
    }

   private:
    Options options_;
  };
};

}  // namespace papan::adjacency
