#include "core/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace papan {

std::string_view to_text(OptionKind kind) {
  switch (kind) {
    case OptionKind::kInteger:
    case OptionKind::kMegabytes:
    case OptionKind::kThreads: return "integer";
    case OptionKind::kReal: return "real";
    case OptionKind::kFlag: return "flag";
    case OptionKind::kChoice: return "choice";
    case OptionKind::kText:
    case OptionKind::kFile: return "text";
  }
  return "";
}

std::string allowed(const OptionInfo& info) {
  switch (info.kind) {
    case OptionKind::kInteger:
    case OptionKind::kMegabytes:
    case OptionKind::kThreads:
    case OptionKind::kReal: return fmt::format("{} to {}", to_text(info.least), to_text(info.most));
    case OptionKind::kFlag: return "on or off";
    case OptionKind::kChoice: return join(info.choices, ", ");
    case OptionKind::kText:
    case OptionKind::kFile: return "any text, in double quotes if it has a comma";
  }
  return "";
}

namespace {

// A value that begins with a double quote runs to the next one, commas included;
// inside, a backslash takes the character after it as it is.
Result<std::string> take_quoted(std::string_view& rest) {
  std::string value;
  for (std::size_t i = 1; i < rest.size(); ++i) {
    if (rest[i] == '"') {
      rest.remove_prefix(i + 1);
      return value;
    }
    if (rest[i] == '\\' && i + 1 < rest.size()) ++i;
    value += rest[i];
  }
  return Error{fmt::format("the quotes of {} do not end", in_quotes(rest))};
}

Result<std::string> take_value(std::string_view& rest) {
  if (rest.starts_with('"')) return take_quoted(rest);
  const auto end = std::min(rest.find(','), rest.size());
  std::string value(rest.substr(0, end));
  rest.remove_prefix(end);
  return value;
}

Result<Setting> take_setting(std::string_view& rest) {
  const std::string_view part = rest.substr(0, rest.find(','));
  const auto at = part.find('=');
  if (at == std::string_view::npos || at == 0) {
    return Error{fmt::format("expected key=value, got {}", in_quotes(part))};
  }
  const std::string key(rest.substr(0, at));
  rest.remove_prefix(at + 1);
  auto value = take_value(rest);
  if (!value) return value.error();
  if (!rest.empty() && rest.front() != ',') {
    return Error{fmt::format("expected a comma after the quotes of {}", in_quotes(key))};
  }
  return Setting{key, std::move(*value)};
}

std::string quoted_if_needed(const std::string& value) {
  if (value.find(',') == std::string::npos && !value.starts_with('"')) return value;
  std::string quoted = "\"";
  for (const char c : value) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + '"';
}

}  // namespace

Result<Settings> parse_settings(std::string_view text) {
  Settings settings;
  if (text.empty()) return settings;
  for (std::string_view rest = text;; rest.remove_prefix(1)) {
    auto setting = take_setting(rest);
    if (!setting) return setting.error();
    const auto same_key = [&](const Setting& other) { return other.key == setting->key; };
    if (std::any_of(settings.begin(), settings.end(), same_key)) {
      return Error{fmt::format("{} is given twice", in_quotes(setting->key))};
    }
    settings.push_back(std::move(*setting));
    if (rest.empty()) return settings;
  }
}

std::string to_text(const Settings& settings) {
  std::vector<std::string> parts;
  for (const auto& [key, value] : settings) parts.push_back(key + "=" + quoted_if_needed(value));
  return join(parts, ",");
}

namespace options_detail {
namespace {

Error unknown_key(std::string_view key, const std::vector<OptionInfo>& known) {
  if (known.empty()) return {fmt::format("unknown option {}: there are none here", in_quotes(key))};
  std::vector<std::string> keys;
  for (const OptionInfo& info : known) keys.push_back(info.key);
  return {fmt::format("unknown option {}: expected one of {}", in_quotes(key), join(keys, ", "))};
}

Result<std::int64_t> read_integer(const OptionInfo& info, std::string_view text) {
  const auto number = parse_integer(text);
  if (!number || static_cast<double>(*number) < info.least ||
      static_cast<double>(*number) > info.most) {
    return Error{fmt::format("{} must be a whole number from {}, got {}", info.key, allowed(info),
                             in_quotes(text))};
  }
  return number;
}

Result<double> read_real(const OptionInfo& info, std::string_view text) {
  const auto number = parse_real(text);
  if (!number || *number < info.least || *number > info.most) {
    return Error{fmt::format("{} must be a number from {}, got {}", info.key, allowed(info),
                             in_quotes(text))};
  }
  return number;
}

// The index of the choice.
Result<std::int64_t> read_choice(const OptionInfo& info, std::string_view text) {
  const auto found = std::find(info.choices.begin(), info.choices.end(), text);
  if (found == info.choices.end()) {
    return Error{fmt::format("{} must be {}, got {}", info.key, allowed(info), in_quotes(text))};
  }
  return found - info.choices.begin();
}

// The bytes are copied, because a member may be an enum.
template <class Whole>
std::int64_t copied_from(const void* there) {
  Whole value;
  std::memcpy(&value, there, sizeof value);
  return static_cast<std::int64_t>(value);
}

template <class Whole>
void copy_to(void* there, std::int64_t value) {
  const auto own = static_cast<Whole>(value);
  std::memcpy(there, &own, sizeof own);
}

std::int64_t whole_at(const void* there, Storage storage) {
  switch (storage) {
    case Storage::kInt8: return copied_from<std::int8_t>(there);
    case Storage::kUint8: return copied_from<std::uint8_t>(there);
    case Storage::kInt64: return copied_from<std::int64_t>(there);
    case Storage::kBool: return copied_from<bool>(there);
    default: return copied_from<std::int32_t>(there);
  }
}

void put_whole(void* there, Storage storage, std::int64_t value) {
  switch (storage) {
    case Storage::kInt8: return copy_to<std::int8_t>(there, value);
    case Storage::kUint8: return copy_to<std::uint8_t>(there, value);
    case Storage::kInt64: return copy_to<std::int64_t>(there, value);
    case Storage::kBool: return copy_to<bool>(there, value);
    default: return copy_to<std::int32_t>(there, value);
  }
}

}  // namespace

OptionInfo number_info(std::string key, OptionKind kind, double least, double most) {
  return {std::move(key), kind, {}, least, most, {}, {}};
}

OptionInfo choice_info(std::string key, std::vector<std::string> names) {
  return {std::move(key), OptionKind::kChoice, {}, 0, 0, std::move(names), {}};
}

std::string Slots::Slot::read(const void* owner) const {
  const void* there = static_cast<const char*>(owner) + place.offset;
  if (place.storage == Storage::kReal) return to_text(*static_cast<const double*>(there));
  if (place.storage == Storage::kText) return *static_cast<const std::string*>(there);
  const std::int64_t value = whole_at(there, place.storage);
  if (info.choices.empty() || place.storage == Storage::kListedInt) return std::to_string(value);
  return info.choices[static_cast<std::size_t>(value)];
}

Result<void> Slots::Slot::write(void* owner, std::string_view text) const {
  void* there = static_cast<char*>(owner) + place.offset;
  if (place.storage == Storage::kText) {
    *static_cast<std::string*>(there) = text;
    return {};
  }
  if (place.storage == Storage::kReal) {
    const auto number = read_real(info, text);
    if (!number) return number.error();
    *static_cast<double*>(there) = *number;
    return {};
  }
  const auto value = info.choices.empty() ? read_integer(info, text) : read_choice(info, text);
  if (!value) return value.error();
  put_whole(there, place.storage,
            numbers.empty() ? *value : numbers[static_cast<std::size_t>(*value)]);
  return {};
}

void Slots::add(OptionInfo info, Place place, const void* defaults, std::vector<int> numbers) {
  Slot slot{std::move(info), place, std::move(numbers)};
  slot.info.fallback = slot.read(defaults);
  slots_.push_back(std::move(slot));
}

Result<void> Slots::set(void* owner, std::string_view key, std::string_view value) const {
  for (const Slot& slot : slots_) {
    if (slot.info.key == key) return slot.write(owner, value);
  }
  return unknown_key(key, infos());
}

Result<void> Slots::set_all(void* owner, const Settings& settings) const {
  for (const auto& [key, value] : settings) {
    if (auto done = set(owner, key, value); !done) return done.error();
  }
  return {};
}

Settings Slots::settings(const void* owner) const {
  Settings all;
  for (const Slot& slot : slots_) all.push_back({slot.info.key, slot.read(owner)});
  return all;
}

std::vector<OptionInfo> Slots::infos() const {
  std::vector<OptionInfo> all;
  for (const Slot& slot : slots_) all.push_back(slot.info);
  return all;
}

}  // namespace options_detail
}  // namespace papan
