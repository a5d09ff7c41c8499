#include "server/messages.hpp"

#include <fmt/format.h>

#include <array>
#include <type_traits>

#include "core/text.hpp"
#include "server/limits.hpp"
#include "server/members.hpp"

namespace papan::server {
namespace {

// --- reading ----------------------------------------------------------------------------

// Reads what an object is described to have.
template <class T>
struct MemberReader {
  Members& members;
  T& object;

  template <class Value, class Bounds = Unbounded>
  void operator()(const char* key, Value T::*member, Bounds bounds = {},
                  std::string_view /*note*/ = {}) const {
    read(key, object.*member, bounds);
  }

 private:
  template <class Value, class Bounds>
  void read(const char* key, Value& value, Bounds bounds) const {
    members.read(key, value, bounds);
  }
  void read(const char* key, StudyKind& kind, Unbounded) const;
  void read(const char* key, Pace& pace, Unbounded) const;
  void read(const char* key, SeatPlayer& player, Unbounded) const;
  void read(const char* key, std::vector<SeatPlayer>& players, Unbounded) const;
};

template <class T>
T read_described(Members& members) {
  T object;
  MemberReader<T> reader{members, object};
  T::describe(reader);
  return object;
}

Pace read_pace(const Json& json, Members& owner) {
  Members members(json, "a pace");
  const Pace pace = read_described<Pace>(members);
  if (const auto read = members.finish(); !read) {
    owner.complain(read.error().code, read.error().text);
  }
  return pace;
}

// A person has a name; an agent a spec, and perhaps a name too.
SeatPlayer read_player(const Json& json, Members& owner) {
  constexpr std::array<std::string_view, 2> kKinds = {"person", "agent"};
  Members members(json, "a player");
  SeatPlayer player;
  std::string kind;
  members.read("kind", kind, OneOf{kKinds});
  if (kind == "person") {
    members.read("name", player.text, Bytes{kMaxNameBytes});
  } else if (kind == "agent") {
    player.kind = PlayerKind::kAgent;
    members.read("spec", player.text, Bytes{kMaxSpecBytes});
    if (members.look("name") != nullptr) members.read("name", player.name, Bytes{kMaxNameBytes});
  }
  if (const auto read = members.finish(); !read) {
    owner.complain(read.error().code, read.error().text);
  }
  return player;
}

template <class T>
void MemberReader<T>::read(const char* key, StudyKind& kind, Unbounded) const {
  std::string name;
  members.read(key, name, OneOf{kStudyKinds});
  kind = study_kind(name).value_or(kind);
}

template <class T>
void MemberReader<T>::read(const char* key, Pace& pace, Unbounded) const {
  if (const Json* found = members.need(key)) pace = read_pace(*found, members);
}

template <class T>
void MemberReader<T>::read(const char* key, SeatPlayer& player, Unbounded) const {
  if (const Json* found = members.need(key)) player = read_player(*found, members);
}

template <class T>
void MemberReader<T>::read(const char* key, std::vector<SeatPlayer>& players, Unbounded) const {
  const Json* found = members.need(key);
  if (found == nullptr) return;
  if (!found->is_array() || found->empty() || found->size() > 2) {
    return members.expect(key, "a list of one or two players");
  }
  for (const Json& player : *found) players.push_back(read_player(player, members));
}

// --- printing ---------------------------------------------------------------------------

template <class T>
Json print_described(const T& object);

Json printed(const Pace& pace) {
  return print_described(pace);
}
Json printed(const SeatPlayer& player) {
  return to_json(player);
}
Json printed(StudyKind kind) {
  return to_text(kind);
}
Json printed(const Settings& settings) {
  Json json = Json::object();
  for (const auto& [key, value] : settings) json[key] = value;
  return json;
}
Json printed(const std::vector<SeatPlayer>& players) {
  Json json = Json::array();
  for (const SeatPlayer& player : players) json.push_back(to_json(player));
  return json;
}
template <class Value>
Json printed(const Value& value) {
  return value;
}

// Adds what an object is described to have, in that order.
template <class T>
struct MemberPrinter {
  Json& json;
  const T& object;

  template <class Value, class Bounds = Unbounded>
  void operator()(const char* key, Value T::*member, Bounds bounds = {},
                  std::string_view /*note*/ = {}) const {
    print(key, object.*member, bounds);
  }

 private:
  template <class Value, class Bounds>
  void print(const char* key, const Value& value, Bounds) const {
    json[key] = printed(value);
  }
  template <class Value, class Bounds>
  void print(const char* key, const std::optional<Value>& value, Bounds) const {
    if (value) json[key] = *value;
  }
  void print(const char* key, const std::vector<std::string>& texts, Texts) const {
    if (!texts.empty()) json[key] = texts;
  }
};

template <class T>
Json print_described(const T& object) {
  Json json = Json::object();
  MemberPrinter<T> printer{json, object};
  T::describe(printer);
  return json;
}

// --- the closed set ---------------------------------------------------------------------

struct MessageType {
  const About* about;
  Message (*read)(Members& members);
};

template <class T>
Message read_message(Members& members) {
  return read_described<T>(members);
}

template <class... T>
constexpr std::array<MessageType, sizeof...(T)> types_of(std::type_identity<std::variant<T...>>) {
  return {{{&T::kAbout, read_message<T>}...}};
}

constexpr auto kTypes = types_of(std::type_identity<Message>{});

const MessageType* find_type(std::string_view name) {
  for (const MessageType& type : kTypes) {
    if (type.about->type == name) return &type;
  }
  return nullptr;
}

}  // namespace

const About& about(const Message& message) {
  return *kTypes[message.index()].about;
}

std::optional<GameId> game_of(const Message& message) {
  return std::visit(
      [](const auto& content) -> std::optional<GameId> {
        if constexpr (requires { content.id; }) {
          return content.id;
        } else {
          return {};
        }
      },
      message);
}

Result<Envelope, Unreadable> parse_message(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return Unreadable{{}, {ErrorCode::kBadMessage, json.error().message}};
  Members members(*json, "a message");
  std::int64_t request = 0;
  members.read("request", request, Whole{0, kMaxNumber});
  if (!members.so_far()) return Unreadable{{}, members.so_far().error()};
  std::string name;
  members.read("type", name, Bytes{kMaxNameBytes});
  if (!members.so_far()) return Unreadable{request, members.so_far().error()};
  const MessageType* type = find_type(name);
  if (type == nullptr) {
    return Unreadable{request,
                      {ErrorCode::kUnknownType, fmt::format("unknown type {}", in_quotes(name))}};
  }
  members.is_called(name);
  Message message = type->read(members);
  if (const auto read = members.finish(); !read) return Unreadable{request, read.error()};
  return Envelope{request, std::move(message)};
}

Json to_json(const Envelope& envelope) {
  Json json;
  json["type"] = about(envelope.message).type;
  json["request"] = envelope.request;
  std::visit([&](const auto& message) { json.update(print_described(message)); }, envelope.message);
  return json;
}

Json to_json(const SeatPlayer& player) {
  if (player.is_person()) return {{"kind", "person"}, {"name", player.text}};
  Json json = {{"kind", "agent"}, {"spec", player.text}};
  if (!player.name.empty()) json["name"] = player.name;
  return json;
}

Json to_json(const Pace& pace) {
  return print_described(pace);
}

Result<SeatPlayer> parse_player(const Json& json) {
  const Json nothing = Json::object();
  Members members(nothing, "a player");
  SeatPlayer player = read_player(json, members);
  if (const auto read = members.finish(); !read) return Error{read.error().text};
  return player;
}

Result<Pace> parse_pace(const Json& json) {
  const Json nothing = Json::object();
  Members members(nothing, "a pace");
  const Pace pace = read_pace(json, members);
  if (const auto read = members.finish(); !read) return Error{read.error().text};
  return pace;
}

}  // namespace papan::server
