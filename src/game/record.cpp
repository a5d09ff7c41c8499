#include "game/record.hpp"

#include <fmt/format.h>

#include <limits>

#include "core/json.hpp"
#include "core/text.hpp"

namespace papan {
namespace {

constexpr int kFormat = 1;

// Reads the members of a record one by one and keeps the first complaint.
class Reader {
 public:
  explicit Reader(const Json& json) : json_(json) {}

  std::string text(const char* key) { return text_in(json_, key); }

  std::string text_in(const Json& owner, const char* key) {
    const Json* found = member(owner, key);
    if (found == nullptr) return {};
    if (!found->is_string()) return complain(key, "a text"), std::string{};
    return found->get<std::string>();
  }

  std::uint64_t number(const char* key) {
    const Json* found = member(json_, key);
    if (found == nullptr) return 0;
    if (!found->is_unsigned()) return complain(key, "a whole number"), 0;
    return found->get<std::uint64_t>();
  }

  std::optional<Score> result(const char* key) {
    const Json* found = member(json_, key);
    if (found == nullptr || found->is_null()) return {};
    if (!found->is_integer()) return complain(key, "a score or null"), std::nullopt;
    const auto score = found->get<std::int64_t>();
    const bool wrapped = found->is_unsigned() && score < 0;  // 2^63 and more
    if (wrapped || score < -kInfinity || score > kInfinity)
      return complain(key, "a score"), std::nullopt;
    return static_cast<Score>(score);
  }

  Settings settings(const char* key) {
    Settings all;
    const Json* found = member(json_, key);
    if (found == nullptr) return all;
    if (!found->is_object()) return complain(key, "an object"), all;
    for (const auto& [name, value] : found->items()) {
      if (!value.is_string()) return complain(key, "an object of texts"), all;
      all.push_back({name, value.get<std::string>()});
    }
    return all;
  }

  std::vector<std::string> texts(const char* key) {
    std::vector<std::string> all;
    const Json* found = member(json_, key);
    if (found == nullptr) return all;
    if (!found->is_array()) return complain(key, "a list of texts"), all;
    for (const Json& item : *found) {
      if (!item.is_string()) return complain(key, "a list of texts"), all;
      all.push_back(item.get<std::string>());
    }
    return all;
  }

  [[nodiscard]] const std::optional<Error>& problem() const { return problem_; }

  void complain(const char* key, std::string_view expected) {
    if (!problem_) problem_ = Error{fmt::format("record: '{}' must be {}", key, expected)};
  }

 private:
  const Json* member(const Json& owner, const char* key) {
    if (const Json* found = owner.find(key)) return found;
    complain(key, "there");
    return nullptr;
  }

  const Json& json_;
  std::optional<Error> problem_;
};

}  // namespace

bool operator==(const Record& a, const Record& b) {
  return to_text(a) == to_text(b);
}

std::string to_text(const Record& record) {
  Json json;
  json["papan"] = kFormat;
  json["game"] = record.game;
  json["parameters"] = Json::object();
  for (const auto& [key, value] : record.parameters) json["parameters"][key] = value;
  json["first"] = record.seats[0];
  json["second"] = record.seats[1];
  json["seed"] = record.seed;
  json["version"] = record.version;
  json["start"] = record.start;
  json["plies"] = record.plies;
  json["result"] = record.result ? Json(*record.result) : Json(nullptr);
  if (!record.end.empty()) json["end"] = record.end;
  return to_text(json);
}

Result<Record> parse_record(std::string_view line) {
  const auto json = parse_json(line);
  if (!json) return Error{fmt::format("record: {}", json.error().message)};
  if (!json->is_object()) return Error{"record: expected a JSON object"};
  Reader reader(*json);
  if (reader.number("papan") != kFormat) reader.complain("papan", fmt::format("{}", kFormat));
  Record record;
  record.game = reader.text("game");
  record.parameters = reader.settings("parameters");
  record.seats = {reader.text("first"), reader.text("second")};
  record.seed = reader.number("seed");
  record.version = reader.text("version");
  record.start = reader.text("start");
  record.plies = reader.texts("plies");
  record.result = reader.result("result");
  if (json->contains("end")) record.end = reader.text("end");
  if (reader.problem()) return *reader.problem();
  return record;
}

}  // namespace papan
