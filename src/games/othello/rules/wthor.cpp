#include "games/othello/rules/wthor.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "core/text.hpp"
#include "games/othello/rules/transcript.hpp"

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
  game.tournament = static_cast<int>(word(bytes, 0, 2));
  game.black = static_cast<int>(word(bytes, 2, 2));
  game.white = static_cast<int>(word(bytes, 4, 2));
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

// Latin letters up to the first zero, as UTF-8.
std::string name_of(std::string_view bytes) {
  std::string name;
  for (const char c : bytes.substr(0, bytes.find('\0'))) {
    const auto letter = static_cast<unsigned char>(c);
    if (letter < ' ') continue;
    if (letter < 0x80) {
      name += c;
    } else {
      name += static_cast<char>(0xC0 | letter >> 6);
      name += static_cast<char>(0x80 | (letter & 0x3F));
    }
  }
  return std::string(trim(name));
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

Result<std::vector<std::string>> parse_wthor_names(std::string_view bytes, std::size_t length) {
  if (bytes.size() < kHeader) return Error{"a WTHOR file begins with 16 bytes"};
  // The number stands as 16 bits at 8 in these, and in some as 32 bits at 4.
  const std::size_t count = std::max<std::size_t>(word(bytes, 8, 2), word(bytes, 4, 4));
  if ((bytes.size() - kHeader) / length < count) {
    return Error{fmt::format("the file says {} names of {} bytes and has {} bytes", count, length,
                             bytes.size())};
  }
  std::vector<std::string> names;
  for (std::size_t i = 0; i < count; ++i) {
    names.push_back(name_of(bytes.substr(kHeader + i * length, length)));
  }
  return names;
}

}  // namespace papan::othello
