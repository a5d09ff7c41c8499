#include "games/othello/rules/ggf.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "core/text.hpp"
#include "games/othello/rules/transcript.hpp"

namespace papan::othello {
namespace {

struct Property {
  std::string_view name;
  std::string_view value;
};

// The next property of `text`, which moves on behind it.
Result<Property> next_property(std::string_view& text) {
  const auto open = text.find('[');
  const auto close = text.find(']', open == std::string_view::npos ? 0 : open);
  if (open == std::string_view::npos || close == std::string_view::npos) {
    return Error{fmt::format("expected NAME[value], got {}", in_quotes(text))};
  }
  const Property property{trim(text.substr(0, open)), text.substr(open + 1, close - open - 1)};
  text = trim(text.substr(close + 1));
  return property;
}

// `8 ---...--- *`: the size, the cells in any grouping, the side to move.
Result<Othello<8>::State> parse_board(std::string_view value) {
  const auto parts = words(value);
  if (parts.empty() || parts[0] != "8") {
    return Error{fmt::format("only boards of 8x8 can be read, got {}", in_quotes(value))};
  }
  std::string cells;
  for (std::size_t i = 1; i < parts.size(); ++i) cells += parts[i];
  std::replace(cells.begin(), cells.end(), '*', 'X');
  if (cells.size() != 65) {
    return Error{
        fmt::format("a board has 64 cells and the side to move, got {}", in_quotes(value))};
  }
  return Othello<8>().parse_state(cells.substr(0, 64) + ' ' + cells[64]);
}

class Reader {
 public:
  Result<GgfGame> read(std::string_view text) {
    while (!text.empty()) {
      const auto property = next_property(text);
      if (!property) return property.error();
      if (auto taken = take(*property); !taken) return taken.error();
    }
    game_.moves = replay_.moves();
    game_.end = replay_.state();
    return game_;
  }

  Reader() { game_.start = replay_.state(); }

 private:
  Result<void> take(const Property& property) {
    const auto& [name, value] = property;
    if (name == "GM" && value != "Othello") {
      return Error{fmt::format("a game of {}, not of Othello", in_quotes(value))};
    }
    if (name == "PB") game_.black = value;
    if (name == "PW") game_.white = value;
    if (name == "BO") return begin(value);
    if (name == "B") return move(Turn::kFirst, value);
    if (name == "W") return move(Turn::kSecond, value);
    return {};
  }

  Result<void> begin(std::string_view value) {
    const auto state = parse_board(value);
    if (!state) return state.error();
    game_.start = *state;
    replay_ = Replay(*state);
    return {};
  }

  Result<void> move(Turn side, std::string_view value) {
    const auto move = parse_ggf_move(value);
    if (!move) return move.error();
    if (*move == Othello<8>::kPass && replay_.is_over()) return {};  // some write it there too
    const bool plays = replay_.play(*move);
    if (plays && replay_.state().side == opponent(side)) return {};
    return Error{fmt::format("move {}, {}, is not legal", replay_.moves().size() + (plays ? 0 : 1),
                             in_quotes(value))};
  }

  GgfGame game_;
  Replay replay_;
};

}  // namespace

Result<Move> parse_ggf_move(std::string_view text) {
  std::string name(trim(text.substr(0, text.find('/'))));
  for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return Othello<8>().parse_move(name == "pa" ? "pass" : name);
}

Result<std::vector<GgfGame>> parse_ggf(std::string_view text) {
  std::vector<GgfGame> games;
  for (auto open = text.find("(;"); open != std::string_view::npos; open = text.find("(;")) {
    const auto close = text.find(";)", open);
    if (close == std::string_view::npos) {
      return Error{fmt::format("game {}: expected ';)' at its end", games.size() + 1)};
    }
    auto game = Reader().read(trim(text.substr(open + 2, close - open - 2)));
    if (!game) return Error{fmt::format("game {}: {}", games.size() + 1, game.error().message)};
    games.push_back(std::move(*game));
    text.remove_prefix(close + 2);
  }
  if (games.empty()) return Error{"expected games that begin with '(;'"};
  return games;
}

}  // namespace papan::othello
