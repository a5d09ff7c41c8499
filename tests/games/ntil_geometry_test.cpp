// Ntil's boards against the paper's templates (in ntil_templates: a cell is a weight, the
// piece at the start and a k for promotion; rows between show the lines), and what the
// shifts, rays and tables must agree on.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "games/ntil/rules/family.hpp"

namespace papan::ntil {
namespace {

template <class Visit>
void for_each_board(Visit&& visit) {
  for (std::size_t i = 0; i + 1 < kBoards; ++i)
    visit(geometry<std::uint64_t>(static_cast<BoardId>(i)));
  visit(geometry<Bits128>(BoardId::k9x11));
}

std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}

TEST(NtilGeometry, PointsAndPieces) {
  const std::vector<int> points = {13, 37, 47, 57, 61, 75};
  const std::vector<int> pieces = {6, 16, 20, 24, 27, 33};
  std::size_t i = 0;
  for_each_board([&](const auto& board) {
    EXPECT_EQ(board.points, points[i]);
    EXPECT_EQ(board.pieces, pieces[i]);
    EXPECT_EQ(count(board.home[1]), pieces[i]);
    ++i;
  });
}

TEST(NtilGeometry, ShiftsAreNeighbours) {
  for_each_board([]<class Board>(const Board& board) {
    using Bits = std::decay_t<decltype(board.all)>;
    for (int way = 0; way < kDirections; ++way) {
      for (int point = 0; point < board.points; ++point) {
        const int to = board.neighbour[at(way)][at(point)];
        const Bits expected = to == kNowhere ? Bits{0} : bit<Bits>(to);
        EXPECT_TRUE(board.moved(way, bit<Bits>(point)) == expected) << way << ' ' << point;
        if (to == kNowhere) continue;
        EXPECT_EQ(board.neighbour[at(opposite(way))][at(to)], point);
        EXPECT_EQ(descends(way), to < point);
      }
    }
  });
}

TEST(NtilGeometry, MirrorKeepsLines) {
  for_each_board([](const auto& board) {
    for (int way = 0; way < kDirections; ++way) {
      for (int point = 0; point < board.points; ++point) {
        const int to = board.neighbour[at(way)][at(point)];
        if (to == kNowhere) continue;
        const int from = board.mirrored[at(point)];
        EXPECT_NE(board.direction[at(from)][at(board.mirrored[at(to)])], kNowhere);
      }
    }
  });
}

// --- The templates ---------------------------------------------------------------

struct TemplatePoint {
  Cell cell;
  int weight;
  char piece;
  bool promotion;
};

// A row of points: "4b-x-5bk-x-4b" is a point, a gap, the promotion point, ...
std::vector<TemplatePoint> read_row(const std::string& line, int row) {
  std::vector<TemplatePoint> points;
  int column = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '-') continue;
    if (line[i] != 'x') {
      const bool promotion = i + 2 < line.size() && line[i + 2] == 'k';
      points.push_back({{column, row}, line[i] - '0', line[i + 1], promotion});
      i += promotion ? 2 : 1;
    }
    ++column;
  }
  return points;
}

// A row of lines between two rows of points: character 2c+1 of it lies between
// columns c and c+1, character 2c below column c.
char mark_between(const std::string& line, Cell from, Cell to) {
  return line[at(from.column + to.column)];
}

template <class Board>
void compare_points(const Board& board, const std::vector<std::string>& lines) {
  constexpr int kWeights[] = {4, 4, 3, 3, 2, 2, 1, 1, 1};  // by exposure
  int point = 0;
  for (std::size_t row = 0; row < lines.size(); row += 2) {
    for (const TemplatePoint& drawn : read_row(lines[row], static_cast<int>(row) / 2)) {
      ASSERT_LT(point, board.points);
      EXPECT_EQ(board.cells[at(point)], drawn.cell);
      const char piece = contains(board.home[0], point)   ? 'w'
                         : contains(board.home[1], point) ? 'b'
                                                          : 'e';
      EXPECT_EQ(piece, drawn.piece) << point;
      EXPECT_EQ(contains(board.centre[0] | board.centre[1], point), drawn.promotion);
      // The paper's 5 for the promotion points of the narrow boards is an error.
      const int weight = drawn.weight == 5 ? 3 : drawn.weight;
      EXPECT_EQ(kWeights[board.exposure[at(point)]], weight) << point;
      ++point;
    }
  }
  EXPECT_EQ(point, board.points);
}

// Every slanted or upright line of the board is drawn, and no other.
template <class Board>
void compare_lines(const Board& board, const std::vector<std::string>& lines) {
  for (int from = 0; from < board.points; ++from) {
    for (const int way : {kSouthWest, kSouth, kSouthEast}) {
      const Cell cell = board.cells[at(from)];
      const std::size_t below = at(2 * cell.row + 1);
      if (below >= lines.size()) continue;
      const Cell next{cell.column + (way == kSouth ? 0 : way == kSouthEast ? 1 : -1), cell.row + 1};
      if (next.column < 0 || next.column >= board.columns || board.point_at(next) == kNowhere)
        continue;
      const char expected = way == kSouth ? '|' : way == kSouthEast ? '\\' : '/';
      const bool drawn = mark_between(lines[below], cell, next) == expected;
      EXPECT_EQ(board.neighbour[at(way)][at(from)] != kNowhere, drawn) << from << ' ' << way;
    }
  }
}

TEST(NtilGeometry, MatchesThePapersTemplates) {
  const std::filesystem::path folder = PAPAN_SOURCE_DIR "/tests/games/ntil_templates";
  for_each_board([&](const auto& board) {
    const auto file =
        folder / (std::to_string(board.columns) + "-" + std::to_string(board.rows) + ".txt");
    std::ifstream in(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    ASSERT_EQ(lines.size(), at(2 * board.rows - 1)) << file;
    compare_points(board, lines);
    compare_lines(board, lines);
  });
}

}  // namespace
}  // namespace papan::ntil
