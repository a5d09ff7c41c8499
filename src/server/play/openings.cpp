#include "server/play/openings.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "agents/replay.hpp"
#include "core/text.hpp"
#include "server/limits.hpp"

namespace papan::server {
namespace {

constexpr int kDefaultDelay = 400;

// Files of the server are none of a page's business, and the pool counts a search as one thread.
Result<void> check_limit(const std::string& agent, const OptionInfo& option,
                         const std::string& value) {
  if (option.kind == OptionKind::kFile && option.names_file(value)) {
    return Error{fmt::format("agent '{}': {}={} names a file: the page allows none", agent,
                             option.key, value)};
  }
  const auto number = parse_integer(value);
  if (!number) return {};
  if (option.kind == OptionKind::kMegabytes && *number > kMaxAgentMegabytes) {
    return Error{fmt::format("agent '{}': {}={} is too much: the page allows {} megabytes", agent,
                             option.key, value, kMaxAgentMegabytes)};
  }
  if (option.kind == OptionKind::kThreads && *number > kMaxAgentThreads) {
    return Error{fmt::format("agent '{}': {}={} is too many: the page allows {}", agent, option.key,
                             value, kMaxAgentThreads)};
  }
  return {};
}

// What the spec's agent can be told; nothing where there is no such agent.
std::vector<OptionInfo> options_of(const CatalogueEntry& game, const AgentSpec& spec) {
  for (const AgentEntry& agent : game.agents) {
    if (agent.name == spec.name) return agent.options;
  }
  return {};
}

const Setting* given(const AgentSpec& spec, const OptionInfo& option) {
  const auto found = std::find_if(spec.options.begin(), spec.options.end(),
                                  [&](const Setting& set) { return set.key == option.key; });
  return found != spec.options.end() ? &*found : nullptr;
}

Result<void> check_limits(const AgentSpec& spec, const std::vector<OptionInfo>& options) {
  if (spec.budget.seconds > kMaxSearchSeconds) {
    return Error{fmt::format("agent '{}': time={} is too long: the page allows {} seconds a move",
                             spec.name, papan::to_text(spec.budget.seconds), kMaxSearchSeconds)};
  }
  for (const OptionInfo& option : options) {
    const Setting* set = given(spec, option);
    if (set == nullptr) continue;
    if (auto done = check_limit(spec.name, option, set->value); !done) return done;
  }
  return {};
}

Result<void> seat_players(SessionSetup& setup, const std::vector<SeatPlayer>& seats) {
  const GameEntry& game = setup.entry->game;
  if (static_cast<int>(seats.size()) != game.seats) {
    return Error{fmt::format("{} has {} seat{}, not {}", game.name, game.seats,
                             game.seats == 1 ? "" : "s", seats.size())};
  }
  for (const SeatPlayer& player : seats) {
    if (player.is_person()) continue;
    if (auto done = check_agent(*setup.start, player.text); !done) return done;
  }
  setup.seats = seats;
  return {};
}

// What chance has in store, as the game's own world writes it: it fixes the parameters too.
Result<void> take_deal(const std::string& text, Settings& parameters, SessionSetup& setup) {
  const auto parse = setup.entry->module.parse_deal;
  if (parse == nullptr) return Error{fmt::format("{} takes no deal", setup.entry->game.name)};
  auto deal = parse(text);
  if (!deal) return Error{"deal: " + deal.error().message};
  setup.outcomes = std::move(deal->outcomes);
  parameters = std::move(deal->parameters);
  return {};
}

// Which of what is written may be drawn here, the game knows.
Result<void> check_outcomes(const SessionSetup& setup) {
  for (const std::string& outcome : setup.outcomes) {
    const auto position = setup.start->clone();
    if (const auto drawn = position->play(outcome); !drawn) {
      return Error{"deal: " + drawn.error().message};
    }
  }
  return {};
}

Result<Session> begin(SessionSetup setup, const std::vector<std::string>& plies) {
  Session session(std::move(setup));
  for (std::size_t i = 0; i < plies.size(); ++i) {
    if (auto played = session.play(plies[i]); !played) {
      return Error{fmt::format("ply {}: {}", i + 1, played.error().message)};
    }
  }
  return session;
}

// Who sat in a seat of a record, as long as a message could say it. An agent that this server
// cannot seat is a person without a name.
Result<SeatPlayer> player_of(const Position& position, const std::string& seat) {
  constexpr std::string_view kHuman = "human";
  if (seat.starts_with(kHuman)) {
    std::string name = seat.size() > kHuman.size() ? seat.substr(kHuman.size() + 1) : "";
    if (name.size() <= kMaxNameBytes) return SeatPlayer{PlayerKind::kPerson, std::move(name)};
    return Error{fmt::format("record: a player's name must be at most {} bytes", kMaxNameBytes)};
  }
  if (seat.size() > kMaxSpecBytes) {
    return Error{fmt::format("record: an agent must be at most {} bytes", kMaxSpecBytes)};
  }
  if (!check_agent(position, seat)) return SeatPlayer{};
  return SeatPlayer{PlayerKind::kAgent, seat};
}

// A game of agents waits until somebody lets it run.
void set_imported_pace(SessionSetup& setup) {
  const bool agents = std::none_of(setup.seats.begin(), setup.seats.end(),
                                   [](const SeatPlayer& player) { return player.is_person(); });
  setup.pace = {kDefaultDelay, agents};
}

Result<Session> continue_record(const Record& record, std::uint64_t seed) {
  const auto entry = find_game(record.game);
  if (!entry) return entry.error();
  auto start = open_record(record);
  if (!start) return start.error();
  SessionSetup setup;
  setup.entry = *entry;
  setup.start = std::move(*start);
  setup.own_start = true;
  setup.seed = seed;
  for (int seat = 0; seat < (*entry)->game.seats; ++seat) {
    auto player = player_of(*setup.start, record.seats[static_cast<std::size_t>(seat)]);
    if (!player) return player.error();
    setup.seats.push_back(std::move(*player));
  }
  set_imported_pace(setup);
  return begin(std::move(setup), record.plies);
}

// Tries the default, then every other value of each parameter that is a choice.
GameEntry::Made parse_somehow(const GameEntry& game, std::string_view text) {
  auto made = game.parse({}, text);
  for (const OptionInfo& info : game.parameters) {
    for (const std::string& choice : info.choices) {
      if (made) return made;
      if (auto other = game.parse({{info.key, choice}}, text)) made = std::move(other);
    }
  }
  return made;
}

Result<Session> open_position(std::string_view heading, std::string_view text, std::uint64_t seed) {
  const auto parts = words(heading);
  const auto entry = find_game(parts.empty() ? heading : parts[0]);
  if (!entry) return entry.error();
  std::vector<std::string> sets;
  for (std::size_t i = 1; i < parts.size(); ++i) sets.emplace_back(parts[i]);
  const auto parameters = parse_settings(join(sets, ","));
  if (!parameters) return parameters.error();
  const GameEntry& game = (*entry)->game;
  auto start = sets.empty() ? parse_somehow(game, text) : game.parse(*parameters, text);
  if (!start) return start.error();
  SessionSetup setup;
  setup.entry = *entry;
  setup.start = std::move(*start);
  setup.own_start = true;
  setup.seed = seed;
  setup.seats.resize(static_cast<std::size_t>(game.seats));
  set_imported_pace(setup);
  return Session(std::move(setup));
}

}  // namespace

Result<Session> open_new_game(const NewGame& wish, std::uint64_t seed) {
  const auto entry = find_game(wish.game);
  if (!entry) return entry.error();
  SessionSetup setup;
  setup.entry = *entry;
  setup.seed = seed;
  setup.pace = wish.pace;
  setup.own_start = wish.start.has_value();
  Settings parameters = wish.parameters;
  if (wish.deal) {
    if (auto done = take_deal(*wish.deal, parameters, setup); !done) return done.error();
  }
  Rng rng(seed);
  auto start = wish.start ? (*entry)->game.parse(parameters, *wish.start)
                          : (*entry)->game.start(parameters, rng);
  if (!start) return start.error();
  setup.start = std::move(*start);
  if (auto done = check_outcomes(setup); !done) return done.error();
  if (auto done = seat_players(setup, wish.seats); !done) return done.error();
  return begin(std::move(setup), wish.plies);
}

Result<Session> open_import(std::string_view text, std::uint64_t seed) {
  text = trim(text);
  if (text.starts_with('{')) {
    const auto record = parse_record(text);
    if (!record) return record.error();
    return continue_record(*record, seed);
  }
  const auto colon = text.find(':');
  if (colon == std::string_view::npos) {
    return Error{fmt::format("expected a record, or a position with its game, like '{}: ...'",
                             catalogue().front().game.name)};
  }
  return open_position(trim(text.substr(0, colon)), trim(text.substr(colon + 1)), seed);
}

Result<Session> open_position(const CheckPosition& wish) {
  const auto entry = find_game(wish.game);
  if (!entry) return entry.error();
  const GameEntry& game = (*entry)->game;
  Rng rng(1);
  auto start =
      wish.text ? game.parse(wish.parameters, trim(*wish.text)) : game.start(wish.parameters, rng);
  if (!start) return start.error();
  SessionSetup setup;
  setup.entry = *entry;
  setup.start = std::move(*start);
  setup.own_start = true;
  setup.seats.resize(static_cast<std::size_t>(game.seats));
  return Session(std::move(setup));
}

Result<Session> open_rematch(const Session& last, std::uint64_t seed) {
  std::shared_ptr<const Position> start = last.setup().start;
  if (!last.setup().own_start) {
    Rng rng(seed);
    auto dealt = last.entry().game.start(start->parameters(), rng);
    if (!dealt) return dealt.error();
    start = std::move(*dealt);
  }
  SessionSetup setup = last.rematch(std::move(start));
  setup.seed = seed;
  return Session(std::move(setup));
}

// Made once with tables of one megabyte: only its options are of interest.
Result<void> check_agent(const Position& position, std::string_view text) {
  auto spec = parse_spec(text);
  if (!spec) return spec.error();
  const auto options = options_of(**find_game(position.game()), *spec);
  if (auto within = check_limits(*spec, options); !within) return within;
  for (const OptionInfo& option : options) {
    if (option.kind == OptionKind::kMegabytes && given(*spec, option) == nullptr) {
      spec->options.push_back({option.key, "1"});
    }
  }
  const auto made = make_player(position, to_text(*spec));
  if (!made) return made.error();
  return {};
}

AffordableAgent affordable(std::string_view game, std::string_view text) {
  AffordableAgent agent{std::string(text), 1};
  const auto entry = find_game(game);
  auto spec = parse_spec(text);
  if (!entry || !spec) return agent;
  for (const OptionInfo& option : options_of(**entry, *spec)) {
    if (option.kind != OptionKind::kMegabytes) continue;
    const Setting* set = given(*spec, option);
    const auto number = parse_integer(set != nullptr ? set->value : option.fallback);
    std::int64_t megabytes = number ? *number : kMaxAgentMegabytes;
    if (set == nullptr && megabytes > kMaxAgentMegabytes) {
      megabytes = kMaxAgentMegabytes;
      spec->options.push_back({std::string(option.key), std::to_string(megabytes)});
      agent.spec = to_text(*spec);
    }
    agent.megabytes = std::max(agent.megabytes, static_cast<int>(megabytes));
  }
  return agent;
}

}  // namespace papan::server
