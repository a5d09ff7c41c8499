#include "core/options.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace papan {

std::string_view to_text(OptionKind kind) {
  switch (kind) {
    case OptionKind::kInteger: return "integer";
    case OptionKind::kReal: return "real";
    case OptionKind::kFlag: return "flag";
    case OptionKind::kChoice: return "choice";
    case OptionKind::kText: return "text";
  }
  return "";
}

std::string allowed(const OptionInfo& info) {
  switch (info.kind) {
    case OptionKind::kInteger:
    case OptionKind::kReal: return fmt::format("{} to {}", to_text(info.least), to_text(info.most));
    case OptionKind::kFlag: return "on or off";
    case OptionKind::kChoice: return join(info.choices, ", ");
    case OptionKind::kText: return "any text, in double quotes if it has a comma";
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

Error unknown_key(std::string_view key, const std::vector<std::string>& known) {
  if (known.empty()) return {fmt::format("unknown option {}: there are none here", in_quotes(key))};
  return {fmt::format("unknown option {}: expected one of {}", in_quotes(key), join(known, ", "))};
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

Result<int> read_choice(const OptionInfo& info, std::string_view text) {
  const auto found = std::find(info.choices.begin(), info.choices.end(), text);
  if (found == info.choices.end()) {
    return Error{fmt::format("{} must be {}, got {}", info.key, allowed(info), in_quotes(text))};
  }
  return static_cast<int>(found - info.choices.begin());
}

Result<std::string> read_text(const OptionInfo&, std::string_view text) {
  return std::string(text);
}

}  // namespace options_detail
}  // namespace papan
