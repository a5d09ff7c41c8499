#include "games/adjacency/study/people.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "agents/catalogue.hpp"
#include "agents/spec.hpp"
#include "arena/statistics.hpp"
#include "lab/people.hpp"

namespace papan::lab {
namespace {

// What the paper tells of its bots against people, per cent; it tried two of the four.
struct Bot {
  const char* name;
  std::optional<double> bot_wins;
  std::optional<double> people_win;
  int games;
};
constexpr std::array<Bot, 4> kBots = {{{"minimax", 100, 0, 5},
                                       {"sideways", 33.3, 33.3, 3},
                                       {"annealing", {}, {}, 0},
                                       {"genetic", {}, {}, 0}}};

// The paper's bots are these agents as they are when nothing is set, or when just that
// is spelled out.
bool is_unchanged(const AgentSpec& spec, const AgentEntry& agent) {
  if (!spec.budget.unlimited() && !(spec.budget == agent.fallback)) return false;
  return std::all_of(spec.options.begin(), spec.options.end(), [&](const auto& set) {
    return std::any_of(agent.options.begin(), agent.options.end(), [&](const OptionInfo& option) {
      return set.key == option.key && set.value == option.fallback;
    });
  });
}

std::optional<std::size_t> bot_of(const std::string& seat) {
  const auto spec = parse_spec(seat);
  if (!spec) return std::nullopt;
  for (const AgentEntry& agent : (*find_game("adjacency"))->agents) {
    if (agent.name != spec->name || !is_unchanged(*spec, agent)) continue;
    for (std::size_t i = 0; i < kBots.size(); ++i) {
      if (spec->name == kBots[i].name) return i;
    }
  }
  return std::nullopt;
}

// The paper's board and start, whatever the rounds and whoever begins.
bool is_papers_game(const Record& record) {
  constexpr std::size_t kCells = 64;
  return has_standard_start(record) && record.start.find(' ') == kCells;
}

using Tallies = std::array<WinDrawLoss, kBots.size()>;  // for the bot

Result<Tallies> tallies_of(Store& store) {
  const auto games = games_of_people(store, "adjacency");
  if (!games) return games.error();
  Tallies tallies{};
  for (const PersonGame& game : *games) {
    const auto bot = bot_of(game.agent());
    if (bot && is_papers_game(game.record)) tallies[*bot].add(-game.margin);
  }
  return tallies;
}

Row row_of(const Bot& bot, const WinDrawLoss& tally, const Say& say) {
  const auto share = [&](int part) {
    return tally.games() > 0 ? std::optional(percentage_of(part, tally.games())) : std::nullopt;
  };
  Row row{{bot.name, std::to_string(tally.games())},
          {{bot.bot_wins, share(tally.wins)}, {bot.people_win, share(tally.losses)}},
          ""};
  if (bot.games > 0) row.remark = say("paper: {} games", "makalah: {} permainan", bot.games);
  if (tally.games() == 0) {
    row.remark += (row.remark.empty() ? "" : "; ") + say("nobody has played it on the page yet",
                                                         "belum ada yang memainkannya di halaman");
  }
  return row;
}

}  // namespace

Result<Table> adjacency_people_table(const Evidence& evidence) {
  const auto tallies = tallies_of(evidence.store);
  if (!tallies) return tallies.error();
  const Say& say = evidence.say;
  Table table{say("Bots against people", "Bot melawan manusia"),
              {"bot", say("games", "permainan")},
              {{say("bot wins", "bot menang"), "%", Nature::kChance, 1},
               {say("people win", "manusia menang"), "%", Nature::kChance, 1}},
              {}};
  for (std::size_t i = 0; i < kBots.size(); ++i) {
    table.rows.push_back(row_of(kBots[i], (*tallies)[i], say));
  }
  return table;
}

}  // namespace papan::lab
