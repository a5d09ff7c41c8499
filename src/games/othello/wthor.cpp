#include "games/othello/wthor.hpp"

#include <fmt/format.h>

#include <optional>

#include "games/othello/transcript.hpp"

namespace papan::othello {
namespace {

constexpr std::size_t kHeader = 16;
constexpr std::size_t kGame = 68;
constexpr std::size_t kFirstMove = 8;

std::uint32_t word(std::string_view bytes, std::size_t at, int size) {
  std::uint32_t value = 0;
  for (int i = size - 1; i >= 0; --i) {
    value = value << 8 | static_cast<unsigned char>(bytes[at + static_cast<std::size_t>(i)]);
  }
  return value;
}

std::optional<Move> cell_of(unsigned char code) {
  const int row = code / 10 - 1;
  const int column = code % 10 - 1;
  if (row < 0 || row > 7 || column < 0 || column > 7) return std::nullopt;
  return Move{static_cast<std::uint8_t>(row * 8 + column)};
}

std::optional<WthorGame> parse_game(std::string_view bytes) {
  WthorGame game;
  game.black_discs = static_cast<unsigned char>(bytes[6]);
  game.perfect_discs = static_cast<unsigned char>(bytes[7]);
  Replay replay;
  for (std::size_t at = kFirstMove; at < kGame && bytes[at] != 0; ++at) {
    const auto move = cell_of(static_cast<unsigned char>(bytes[at]));
    if (!move || !replay.play(*move)) return std::nullopt;
  }
  game.moves = replay.moves();
  return game;
}

}  // namespace

Result<WthorFile> parse_wthor(std::string_view bytes) {
  if (bytes.size() < kHeader) return Error{"a WTHOR file begins with 16 bytes"};
  const std::size_t games = word(bytes, 4, 4);
  const int size = static_cast<unsigned char>(bytes[12]);
  if (size != 0 && size != 8) {
    return Error{fmt::format("only games on 8x8 can be read, the file says {}", size)};
  }
  if ((bytes.size() - kHeader) / kGame < games) {
    return Error{fmt::format("the file says {} games of {} bytes and has {} bytes", games, kGame,
                             bytes.size())};
  }
  WthorFile file;
  file.year = static_cast<int>(word(bytes, 10, 2));
  file.perfect_from = static_cast<unsigned char>(bytes[14]);
  for (std::size_t i = 0; i < games; ++i) {
    auto game = parse_game(bytes.substr(kHeader + i * kGame, kGame));
    if (game) {
      file.games.push_back(std::move(*game));
    } else {
      ++file.refused;
    }
  }
  return file;
}

}  // namespace papan::othello
