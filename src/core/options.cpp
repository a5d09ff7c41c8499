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
    case OptionKind::kText: return "any text without a comma";
  }
  return "";
}

Result<Settings> parse_settings(std::string_view text) {
  Settings settings;
  if (text.empty()) return settings;
  for (const std::string_view part : split(text, ',')) {
    const auto at = part.find('=');
    if (at == std::string_view::npos || at == 0) {
      return Error{fmt::format("expected key=value, got {}", in_quotes(part))};
    }
    Setting setting{std::string(part.substr(0, at)), std::string(part.substr(at + 1))};
    const auto same_key = [&](const Setting& other) { return other.key == setting.key; };
    if (std::any_of(settings.begin(), settings.end(), same_key)) {
      return Error{fmt::format("{} is given twice", in_quotes(setting.key))};
    }
    settings.push_back(std::move(setting));
  }
  return settings;
}

std::string to_text(const Settings& settings) {
  std::vector<std::string> parts;
  for (const auto& [key, value] : settings) parts.push_back(key + "=" + value);
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

Result<std::string> read_text(const OptionInfo& info, std::string_view text) {
  if (text.find(',') != std::string_view::npos) {
    return Error{fmt::format("{} must be {}, got {}", info.key, allowed(info), in_quotes(text))};
  }
  return std::string(text);
}

}  // namespace options_detail
}  // namespace papan
