// Options: an aggregate's members described once: key, bounds, help.
//
// The one description parses the command line and JSON, prints the canonical
// text, draws the form on the page and writes the help. Game parameters and
// agent options are both described so. An unknown key or a value out of bounds
// is an error that names it. Tested in tests/core/options_test.cpp.
#pragma once

#include <cassert>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.hpp"
#include "core/text.hpp"

namespace papan {

enum class OptionKind { kInteger, kReal, kFlag, kChoice, kText };

std::string_view to_text(OptionKind kind);

// What a form or a help page needs to know of one option.
struct OptionInfo {
  std::string key;
  OptionKind kind = OptionKind::kText;
  std::string fallback;              // the default, as text
  double least = 0;                  // bounds of numbers
  double most = 0;                   //
  std::vector<std::string> choices;  // of a choice, in order
  std::string help;
};

// "1 to 60", "on or off", "plain, paper": what a value may be, in words.
std::string allowed(const OptionInfo& info);

struct Setting {
  std::string key;
  std::string value;

  friend bool operator==(const Setting&, const Setting&) = default;
};
using Settings = std::vector<Setting>;

// "a=1,b=on" to settings; an empty text gives none.
Result<Settings> parse_settings(std::string_view text);
std::string to_text(const Settings& settings);

namespace options_detail {

Error unknown_key(std::string_view key, const std::vector<std::string>& known);
Result<std::int64_t> read_integer(const OptionInfo& info, std::string_view text);
Result<double> read_real(const OptionInfo& info, std::string_view text);
Result<int> read_choice(const OptionInfo& info, std::string_view text);
Result<std::string> read_text(const OptionInfo& info, std::string_view text);

}  // namespace options_detail

template <class T>
class OptionTable {
 public:
  template <class Integer>
  struct Range {
    Integer least;
    Integer most;
  };

  template <class Integer>
  OptionTable&& integer(std::string key, Integer T::*member, Range<std::int64_t> range,
                        std::string help) && {
    OptionInfo info{std::move(key),
                    OptionKind::kInteger,
                    {},
                    static_cast<double>(range.least),
                    static_cast<double>(range.most),
                    {},
                    std::move(help)};
    return std::move(*this).add(
        std::move(info), [member](const T& owner) { return std::to_string(owner.*member); },
        [member](const OptionInfo& self, T& owner, std::string_view text) {
          auto number = options_detail::read_integer(self, text);
          return assign(owner, member, number);
        });
  }

  OptionTable&& real(std::string key, double T::*member, Range<double> range, std::string help) && {
    OptionInfo info{std::move(key), OptionKind::kReal, {}, range.least, range.most, {},
                    std::move(help)};
    return std::move(*this).add(
        std::move(info), [member](const T& owner) { return papan::to_text(owner.*member); },
        [member](const OptionInfo& self, T& owner, std::string_view text) {
          auto number = options_detail::read_real(self, text);
          return assign(owner, member, number);
        });
  }

  OptionTable&& flag(std::string key, bool T::*member, std::string help) && {
    OptionInfo info{std::move(key), OptionKind::kFlag, {}, 0, 1, {"off", "on"}, std::move(help)};
    return std::move(*this).add(
        std::move(info), [member](const T& owner) { return owner.*member ? "on" : "off"; },
        [member](const OptionInfo& self, T& owner, std::string_view text) {
          auto index = options_detail::read_choice(self, text);
          return assign(owner, member, index);
        });
  }

  // One of a few names; the member holds the index of the name: an enum or int.
  template <class Index>
  OptionTable&& choice(std::string key, Index T::*member, std::vector<std::string> names,
                       std::string help) && {
    OptionInfo info{std::move(key), OptionKind::kChoice, {}, 0, 0, names, std::move(help)};
    return std::move(*this).add(
        std::move(info),
        [member, names](const T& owner) { return names[static_cast<std::size_t>(owner.*member)]; },
        [member](const OptionInfo& self, T& owner, std::string_view text) {
          auto index = options_detail::read_choice(self, text);
          return assign(owner, member, index);
        });
  }

  // One of a few numbers; the member holds the number itself.
  OptionTable&& one_of(std::string key, int T::*member, std::vector<int> numbers,
                       std::string help) && {
    OptionInfo info{std::move(key), OptionKind::kChoice, {}, 0, 0, {}, std::move(help)};
    for (const int number : numbers) info.choices.push_back(std::to_string(number));
    return std::move(*this).add(
        std::move(info), [member](const T& owner) { return std::to_string(owner.*member); },
        [member, numbers](const OptionInfo& self, T& owner, std::string_view text) {
          auto index = options_detail::read_choice(self, text);
          if (!index) return Result<void>(index.error());
          owner.*member = numbers[static_cast<std::size_t>(*index)];
          return Result<void>();
        });
  }

  OptionTable&& text(std::string key, std::string T::*member, std::string help) && {
    OptionInfo info{std::move(key), OptionKind::kText, {}, 0, 0, {}, std::move(help)};
    return std::move(*this).add(
        std::move(info), [member](const T& owner) { return owner.*member; },
        [member](const OptionInfo& self, T& owner, std::string_view text) {
          auto value = options_detail::read_text(self, text);
          return assign(owner, member, value);
        });
  }

  Result<void> set(T& owner, std::string_view key, std::string_view value) const {
    for (const Slot& slot : slots_) {
      if (slot.info.key == key) return slot.write(slot.info, owner, value);
    }
    return options_detail::unknown_key(key, keys());
  }

  Result<T> parse(const Settings& settings) const {
    T owner{};
    for (const auto& [key, value] : settings) {
      if (auto done = set(owner, key, value); !done) return done.error();
    }
    return owner;
  }

  // Every option spelled out, in the order of the description.
  [[nodiscard]] Settings settings(const T& owner) const {
    Settings all;
    for (const Slot& slot : slots_) all.push_back({slot.info.key, slot.read(owner)});
    return all;
  }

  [[nodiscard]] std::vector<OptionInfo> infos() const {
    std::vector<OptionInfo> all;
    for (const Slot& slot : slots_) all.push_back(slot.info);
    return all;
  }

 private:
  struct Slot {
    OptionInfo info;
    std::function<std::string(const T&)> read;
    std::function<Result<void>(const OptionInfo&, T&, std::string_view)> write;
  };

  template <class Member, class Value>
  static Result<void> assign(T& owner, Member T::*member, const Result<Value>& value) {
    if (!value) return value.error();
    owner.*member = static_cast<Member>(*value);
    return {};
  }

  template <class Read, class Write>
  OptionTable&& add(OptionInfo info, Read read, Write write) && {
    info.fallback = read(T{});
    slots_.push_back({std::move(info), std::move(read), std::move(write)});
    return std::move(*this);
  }

  [[nodiscard]] std::vector<std::string> keys() const {
    std::vector<std::string> all;
    for (const Slot& slot : slots_) all.push_back(slot.info.key);
    return all;
  }

  std::vector<Slot> slots_;
};

// The description of T, made once: players are made by the thousand.
template <class T>
const OptionTable<T>& described() {
  static const OptionTable<T> table = T::describe();
  return table;
}

}  // namespace papan
