#include "agents/replay.hpp"

#include <fmt/format.h>

#include "agents/catalogue.hpp"
#include "game/ending.hpp"

namespace papan {

Result<std::unique_ptr<Position>> open_record(const Record& record) {
  const auto entry = find_game(record.game);
  if (!entry) return entry.error();
  return (*entry)->game.parse(record.parameters, record.start);
}

Result<void> play_plies(Position& position, const std::vector<std::string>& plies) {
  for (std::size_t i = 0; i < plies.size(); ++i) {
    const auto played = position.play(plies[i]);
    if (!played) return Error{fmt::format("move {}: {}", i + 1, played.error().message)};
  }
  return {};
}

Result<std::unique_ptr<Position>> replay_record(const Record& record) {
  auto position = open_record(record);
  if (!position) return position;
  if (auto played = play_plies(**position, record.plies); !played) return played.error();
  const bool over = (*position)->turn() == Turn::kOver || record.end == kTimeIsUp;
  if (record.result && (!over || *record.result != (*position)->score())) {
    return Error{fmt::format("says the result was {}, but its moves {} at {}", *record.result,
                             over ? "end" : "do not end, they stop", (*position)->score())};
  }
  return position;
}

}  // namespace papan
