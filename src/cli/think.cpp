// `papan tree` and `papan explain`: what an agent sees in a position.
#include <fmt/format.h>

#include <algorithm>

#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/decision_output.hpp"
#include "cli/game_arguments.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/position_output.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "game/shown_json.hpp"

namespace papan::cli {
namespace {

struct ThinkArguments : GameArguments {
  std::string agent;
  BudgetArguments budget;
  TreeLimits limits{.plies = 64, .nodes = 200};
};

// MAX is who has the turn at the root, as on a teacher's blackboard; values are its own.
std::string_view level_name(Turn turn, Turn mover) {
  if (!is_seat(turn)) return "end";
  return turn == mover ? "MAX" : "MIN";
}

// Whose values are printed; for one player there is only one answer.
std::string whose_values(const ThinkArguments& arguments, Turn mover) {
  const CatalogueEntry& entry = arguments.entry();
  if (entry.game.seats == 1) return "";
  return fmt::format("values are those of {}, who has the turn\n", seat_name(entry, mover));
}

std::string window_text(const TreeWindow& window) {
  if (!window.low && !window.high) return "";
  return fmt::format("  window {} to {}", window.low ? shown_number(*window.low) : "-inf",
                     window.high ? shown_number(*window.high) : "+inf");
}

std::string node_text(const SearchTreeNode& node, Turn mover) {
  std::string text = node.move.empty() ? "" : node.move + "  ";
  text += level_name(node.turn, mover);
  text += ' ';
  if (node.bound != Bound::kExact) text += fmt::format("{} ", to_text(node.bound));
  text += shown_number(node.value) + window_text(node.window);
  if (node.skipped > 0) text += fmt::format("  cut: {} not looked at", node.skipped);
  return text;
}

using Children = std::vector<std::vector<std::size_t>>;

Children children_of(const SearchTree& tree) {
  Children children(tree.nodes.size());
  for (std::size_t i = 1; i < tree.nodes.size(); ++i) {
    children[static_cast<std::size_t>(tree.nodes[i].parent)].push_back(i);
  }
  return children;
}

void print_below(const SearchTree& tree, const Children& children, std::size_t at,
                 const std::string& indent) {
  for (const std::size_t child : children[at]) {
    const bool last = child == children[at].back();
    const SearchTreeNode& node = tree.nodes[child];
    fmt::print("{}{} {}", indent, last ? "└─" : "├─", node_text(node, tree.nodes.front().turn));
    if (children[child].empty() && node.below > 0) fmt::print("  {} nodes below", node.below);
    fmt::print("\n");
    print_below(tree, children, child, indent + (last ? "   " : "│  "));
  }
}

void print_tree(const ThinkArguments& arguments, const SearchTree& tree) {
  const Turn mover = tree.nodes.front().turn;
  fmt::print("{}{}\n", whose_values(arguments, mover), node_text(tree.nodes.front(), mover));
  print_below(tree, children_of(tree), 0, "");
  fmt::print("best move {}, {} nodes searched{}\n", tree.move, tree.searched,
             tree.whole ? "" : fmt::format(", {} shown", tree.nodes.size() - 1));
}

// Seats the agent at the position, lets `tell` ask it, and is no success when interrupted.
template <class Tell>
void think(const ThinkArguments& arguments, const Tell& tell) {
  const auto stop = stop_on_interrupt();
  const auto position = arguments.open_for_a_seat();
  const auto player = expect(make_player(*position, arguments.agent));
  Rng rng(arguments.seed);
  tell(*player, *position, Request{arguments.budget.budget(), rng, stop});
  end_if_interrupted(stop);
}

void show_tree(const ThinkArguments& arguments) {
  think(arguments, [&](Player& player, const Position& position, const Request& request) {
    const SearchTree tree = expect(player.tree(position, request, arguments.limits));
    arguments.json ? print_json(to_json(tree)) : print_tree(arguments, tree);
  });
}

void print_map(const BoardMap& map) {
  fmt::print("\n{}:", map.name);
  for (const CellValue& one : map.values) fmt::print(" {} {}", one.cell, shown_number(one.value));
  fmt::print("\n");
}

void print_sheet(const Sheet& sheet) {
  std::vector<std::size_t> widths;
  for (const std::string& column : sheet.columns) widths.push_back(column.size());
  for (const auto& row : sheet.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  const auto print_row = [&](const std::vector<std::string>& cells, char mark) {
    fmt::print("{}", mark);
    for (std::size_t i = 0; i < cells.size(); ++i) fmt::print(" {:>{}}", cells[i], widths[i]);
    fmt::print("\n");
  };
  fmt::print("\n{}\n", sheet.name);
  print_row(sheet.columns, ' ');
  for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
    print_row(sheet.rows[i], static_cast<int>(i) == sheet.chosen ? '>' : ' ');
  }
}

// One table for each measure, the chosen cell in brackets.
void print_grid(const Grid& grid) {
  for (std::size_t measure = 0; measure < grid.measures.size(); ++measure) {
    Sheet sheet{fmt::format("{}: {}, {} by {}", grid.name, grid.measures[measure], grid.axes[1],
                            grid.axes[0]),
                grid.columns,
                {},
                -1};
    sheet.columns.insert(sheet.columns.begin(), "");
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
      std::vector<std::string> cells = {grid.rows[row]};
      for (std::size_t column = 0; column < grid.columns.size(); ++column) {
        const Grid::Cell& cell = grid.cells[row][column];
        const std::string text = cell.empty() ? "-" : shown_number(cell[measure]);
        const std::array at = {static_cast<int>(row), static_cast<int>(column)};
        cells.push_back(grid.chosen == at ? "[" + text + "]" : text);
      }
      sheet.rows.push_back(std::move(cells));
    }
    print_sheet(sheet);
  }
}

void print_explanation(const ThinkArguments& arguments, const std::string& spec,
                       const Explanation& explanation) {
  fmt::print("{} plays {}", spec, explanation.move);
  if (!explanation.rule.empty()) fmt::print(": {}", explanation.rule);
  fmt::print("\n{}", whose_values(arguments, explanation.turn));
  for (const ExplainedFact& fact : explanation.facts) {
    const bool is_kind = fact.name == "kind";
    fmt::print("{} {}\n", fact.name,
               is_kind ? kind_in_words(arguments.entry(), fact.value) : fact.value);
  }
  for (const BoardMap& map : explanation.maps) print_map(map);
  for (const Grid& grid : explanation.grids) print_grid(grid);
  for (const Sheet& sheet : explanation.sheets) print_sheet(sheet);
}

void explain(const ThinkArguments& arguments) {
  think(arguments, [&](Player& player, const Position& position, const Request& request) {
    const Explanation explanation = expect(player.explain(position, request));
    if (arguments.json) return print_json(to_json(explanation));
    print_explanation(arguments, player.spec(), explanation);
  });
}

Command& add_thinking(Command& app, const char* name, const char* summary,
                      ThinkArguments& arguments) {
  Command& command = app.part(name, summary);
  arguments.add_to(command);
  command.option("--agent", arguments.agent, "who thinks: name:key=value,...").takes(Word::kAgent);
  arguments.budget.add_to(command);
  return command;
}

}  // namespace

void add_tree(Command& app) {
  auto arguments = std::make_shared<ThinkArguments>();
  arguments->agent = "alphabeta:depth=2";
  Command& command =
      add_thinking(app, "tree", "the tree that minimax, negamax or alpha-beta grows", *arguments);
  command.option("--plies", arguments->limits.plies, "show so many plies below the root")
      .between(1, 64);
  command.option("--show", arguments->limits.nodes, "show at most so many nodes")
      .between(1, 100'000);
  command.runs([arguments] { show_tree(*arguments); });
}

void add_explain(Command& app) {
  auto arguments = std::make_shared<ThinkArguments>();
  arguments->agent = "best";
  Command& command =
      add_thinking(app, "explain", "what an agent computes, in its own terms", *arguments);
  command.runs([arguments] { explain(*arguments); });
}

}  // namespace papan::cli
