#include "cli/plan_arguments.hpp"

#include <algorithm>
#include <filesystem>

#include "core/text.hpp"

namespace papan::cli {

std::string PlanArguments::name_of(std::string_view key) {
  std::string name = "--" + std::string(key);
  std::replace(name.begin(), name.end(), '_', '-');
  return name;
}

void PlanArguments::add_to(Command& command) {
  for (const OptionInfo& option : options_) {
    Value& value = values_.emplace_back();
    const std::string name = name_of(option.key);
    if (is_integer(option.kind)) {
      value.whole = *parse_integer(option.fallback);
      command.option(name, value.whole, option.help).between(option.least, option.most);
    } else if (option.kind == OptionKind::kReal) {
      value.real = *parse_real(option.fallback);
      command.option(name, value.real, option.help).between(option.least, option.most);
    } else if (option.kind == OptionKind::kFlag) {
      command.flag(name, value.flag, option.help);
    } else {
      value.text = option.fallback;
      Argument& argument = command.option(name, value.text, option.help);
      if (option.kind == OptionKind::kFile) argument.takes(Word::kFile);
      if (!option.choices.empty()) argument.such_as(option.choices);
    }
  }
}

Settings PlanArguments::settings() const {
  Settings all;
  auto value = values_.begin();
  for (const OptionInfo& option : options_) {
    std::string text = value->text;
    if (is_integer(option.kind)) text = std::to_string(value->whole);
    if (option.kind == OptionKind::kReal) text = to_text(value->real);
    if (option.kind == OptionKind::kFlag) text = value->flag ? "on" : "off";
    if (option.kind == OptionKind::kFile && option.names_file(text)) {
      text = std::filesystem::absolute(text).lexically_normal().string();
    }
    all.push_back({option.key, std::move(text)});
    ++value;
  }
  return all;
}

}  // namespace papan::cli
