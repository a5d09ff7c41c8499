// Tapatan as its rules are told, without a thought for speed: the twin of
// examples/games/tapatan/rules. A board is nine letters, a line of the board three names.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace papan::tapatan::oracle {

using Line = std::array<std::string, 3>;

inline const std::vector<Line>& lines() {
  static const std::vector<Line> all = {{"a1", "b1", "c1"}, {"a2", "b2", "c2"}, {"a3", "b3", "c3"},
                                        {"a1", "a2", "a3"}, {"b1", "b2", "b3"}, {"c1", "c2", "c3"},
                                        {"a1", "b2", "c3"}, {"c1", "b2", "a3"}};
  return all;
}

struct Board {
  std::map<std::string, char> at;  // pieces that stand, by point
  int in_hand = 6;                 // of both sides
  char mover = 'b';

  bool operator<(const Board& other) const {
    return std::tie(at, in_hand, mover) < std::tie(other.at, other.in_hand, other.mover);
  }
};

inline bool has_row(const Board& board, char side) {
  return std::any_of(lines().begin(), lines().end(), [&](const Line& line) {
    return std::all_of(line.begin(), line.end(), [&](const std::string& point) {
      return board.at.count(point) != 0 && board.at.at(point) == side;
    });
  });
}

inline bool is_over(const Board& board) {
  return has_row(board, 'b') || has_row(board, 'w');
}

inline std::vector<std::string> empty_points(const Board& board) {
  std::vector<std::string> all;
  for (const char* point : {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}) {
    if (board.at.count(point) == 0) all.emplace_back(point);
  }
  return all;
}

// The two are neighbours on a line.
inline bool are_joined(const std::string& one, const std::string& other) {
  return std::any_of(lines().begin(), lines().end(), [&](const Line& line) {
    const auto is_pair = [&](const std::string& a, const std::string& b) {
      return (a == one && b == other) || (a == other && b == one);
    };
    return is_pair(line[0], line[1]) || is_pair(line[1], line[2]);
  });
}

// By the text of the move.
inline std::map<std::string, Board> next_boards(const Board& board) {
  std::map<std::string, Board> all;
  const char other = board.mover == 'b' ? 'w' : 'b';
  for (const std::string& to : empty_points(board)) {
    if (board.in_hand > 0) {
      Board next{board.at, board.in_hand - 1, other};
      next.at[to] = board.mover;
      all[to] = next;
      continue;
    }
    for (const auto& [from, piece] : board.at) {
      if (piece != board.mover || !are_joined(from, to)) continue;
      Board next{board.at, 0, other};
      next.at.erase(from);
      next.at[to] = board.mover;
      all[from + "-" + to] = next;
    }
  }
  return all;
}

inline std::uint64_t perft(const Board& board, int depth) {
  if (depth == 0 || is_over(board)) return 1;
  std::uint64_t leaves = 0;
  for (const auto& [move, next] : next_boards(board)) leaves += perft(next, depth - 1);
  return leaves;
}

// Who wins by force: black is 1, white is -1; 0 where neither can. The game without end: values are
// raised from the ends until nothing changes, and what is left is drawn.
inline std::map<Board, int> solution() {
  std::map<Board, std::map<std::string, Board>> graph;
  std::vector<Board> open = {Board{}};
  while (!open.empty()) {
    const Board board = open.back();
    open.pop_back();
    if (graph.count(board) != 0) continue;
    graph[board] = is_over(board) ? std::map<std::string, Board>{} : next_boards(board);
    for (const auto& [move, next] : graph[board]) open.push_back(next);
  }
  std::map<Board, int> values;
  for (const auto& [board, moves] : graph) {
    values[board] = has_row(board, 'b') ? 1 : has_row(board, 'w') ? -1 : 0;
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& [board, moves] : graph) {
      if (moves.empty() || values[board] != 0) continue;
      const int side = board.mover == 'b' ? 1 : -1;
      int best = -1;
      for (const auto& [move, next] : moves) best = std::max(best, side * values[next]);
      changed = changed || best != 0;
      values[board] = side * best;
    }
  }
  return values;
}

}  // namespace papan::tapatan::oracle
