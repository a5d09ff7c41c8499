// Options: an aggregate's members described once: key, bounds, help.
//
// The one description parses the command line and JSON, prints the canonical
// text, draws the form on the page and writes the help. Game parameters and
// agent options are both described so. An unknown key or a value out of bounds
// is an error that names it. Tested in tests/core/options_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/result.hpp"
#include "core/text.hpp"

namespace papan {

// Megabytes and threads are integers and a file is a text: for forms they are no more than that,
// but whoever limits what others may ask for has to know.
enum class OptionKind { kInteger, kMegabytes, kThreads, kReal, kFlag, kChoice, kText, kFile };

// As forms know them: "integer", "real", "flag", "choice", "text".
std::string_view to_text(OptionKind kind);

constexpr bool is_integer(OptionKind kind) {
  return kind == OptionKind::kInteger || kind == OptionKind::kMegabytes ||
         kind == OptionKind::kThreads;
}

// What a form or a help page needs to know of one option.
struct OptionInfo {
  std::string key;
  OptionKind kind = OptionKind::kText;
  std::string fallback;              // the default, as text
  double least = 0;                  // of a number
  double most = 0;                   // of a number
  std::vector<std::string> choices;  // of a choice, in order
  std::string help;
  bool (*names_file)(std::string_view value) = nullptr;  // of a file: does this value name one?
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

// What a member is, so that one piece of code reads and writes those of all aggregates.
enum class Storage { kInt8, kUint8, kInt32, kInt64, kBool, kReal, kText, kListedInt };

template <class Member>
constexpr Storage storage_of() {
  if constexpr (std::is_enum_v<Member>) {
    return storage_of<std::underlying_type_t<Member>>();
  } else if constexpr (std::is_same_v<Member, std::int8_t>) {
    return Storage::kInt8;
  } else if constexpr (std::is_same_v<Member, std::uint8_t>) {
    return Storage::kUint8;
  } else if constexpr (std::is_same_v<Member, std::int32_t>) {
    return Storage::kInt32;
  } else if constexpr (std::is_same_v<Member, std::int64_t>) {
    return Storage::kInt64;
  } else if constexpr (std::is_same_v<Member, bool>) {
    return Storage::kBool;
  } else if constexpr (std::is_same_v<Member, double>) {
    return Storage::kReal;
  } else {
    static_assert(std::is_same_v<Member, std::string>, "options hold numbers, flags and texts");
    return Storage::kText;
  }
}

// Where a member lies in its aggregate.
struct Place {
  std::size_t offset;
  Storage storage;
};

// The options of an aggregate whose type is known only to OptionTable: there are hundreds of
// such types, one an agent and game, and none of them needs this code of its own.
class Slots {
 public:
  // `numbers` are those that the choices of a kListedInt stand for.
  void add(OptionInfo info, Place place, const void* defaults, std::vector<int> numbers = {});
  Result<void> set(void* owner, std::string_view key, std::string_view value) const;
  Result<void> set_all(void* owner, const Settings& settings) const;
  [[nodiscard]] Settings settings(const void* owner) const;
  [[nodiscard]] std::vector<OptionInfo> infos() const;

 private:
  struct Slot {
    OptionInfo info;
    Place place;
    std::vector<int> numbers;

    [[nodiscard]] std::string read(const void* owner) const;
    Result<void> write(void* owner, std::string_view text) const;
  };

  std::vector<Slot> slots_;
};

OptionInfo number_info(std::string key, OptionKind kind, double least, double most);
OptionInfo choice_info(std::string key, std::vector<std::string> names);

}  // namespace options_detail

template <class T>
class OptionTable {
 public:
  template <class Number>
  struct Range {
    Number least;
    Number most;
  };

  template <class Integer>
  OptionTable&& integer(std::string key, Integer T::*member, Range<std::int64_t> range,
                        std::string help) && {
    return std::move(*this).add(integer_info(std::move(key), OptionKind::kInteger, range), member,
                                std::move(help));
  }

  // Of memory.
  OptionTable&& megabytes(std::string key, int T::*member, Range<std::int64_t> range,
                          std::string help) && {
    return std::move(*this).add(integer_info(std::move(key), OptionKind::kMegabytes, range), member,
                                std::move(help));
  }

  // At a time.
  OptionTable&& threads(std::string key, int T::*member, Range<std::int64_t> range,
                        std::string help) && {
    return std::move(*this).add(integer_info(std::move(key), OptionKind::kThreads, range), member,
                                std::move(help));
  }

  OptionTable&& real(std::string key, double T::*member, Range<double> range, std::string help) && {
    return std::move(*this).add(
        options_detail::number_info(std::move(key), OptionKind::kReal, range.least, range.most),
        member, std::move(help));
  }

  OptionTable&& flag(std::string key, bool T::*member, std::string help) && {
    OptionInfo info{std::move(key), OptionKind::kFlag, {}, 0, 1, {"off", "on"}, {}};
    return std::move(*this).add(std::move(info), member, std::move(help));
  }

  // One of a few names; the member holds the index of the name: an enum or int.
  template <class Index>
  OptionTable&& choice(std::string key, Index T::*member, std::vector<std::string> names,
                       std::string help) && {
    return std::move(*this).add(options_detail::choice_info(std::move(key), std::move(names)),
                                member, std::move(help));
  }

  // One of a few numbers; the member holds the number itself.
  OptionTable&& one_of(std::string key, int T::*member, std::vector<int> numbers,
                       std::string help) && {
    std::vector<std::string> names;
    for (const int number : numbers) names.push_back(std::to_string(number));
    OptionInfo info = options_detail::choice_info(std::move(key), std::move(names));
    info.help = std::move(help);
    options_detail::Place place = place_of(member);
    place.storage = options_detail::Storage::kListedInt;
    const T defaults{};
    slots_.add(std::move(info), place, &defaults, std::move(numbers));
    return std::move(*this);
  }

  OptionTable&& text(std::string key, std::string T::*member, std::string help) && {
    OptionInfo info{std::move(key), OptionKind::kText, {}, 0, 0, {}, {}};
    return std::move(*this).add(std::move(info), member, std::move(help));
  }

  // A text that may name a file; `names_file` says which texts do.
  OptionTable&& file(std::string key, std::string T::*member,
                     bool (*names_file)(std::string_view value), std::string help) && {
    OptionInfo info{std::move(key), OptionKind::kFile, {}, 0, 0, {}, {}, names_file};
    return std::move(*this).add(std::move(info), member, std::move(help));
  }

  Result<void> set(T& owner, std::string_view key, std::string_view value) const {
    return slots_.set(&owner, key, value);
  }

  Result<T> parse(const Settings& settings) const {
    T owner{};
    if (auto done = slots_.set_all(&owner, settings); !done) return done.error();
    return owner;
  }

  // Every option spelled out, in the order of the description.
  [[nodiscard]] Settings settings(const T& owner) const { return slots_.settings(&owner); }

  [[nodiscard]] std::vector<OptionInfo> infos() const { return slots_.infos(); }

 private:
  template <class Member>
  static options_detail::Place place_of(Member T::*member) {
    const T probe{};
    const auto* first = reinterpret_cast<const char*>(&probe);
    const auto* there = reinterpret_cast<const char*>(&(probe.*member));
    return {static_cast<std::size_t>(there - first), options_detail::storage_of<Member>()};
  }

  static OptionInfo integer_info(std::string key, OptionKind kind, Range<std::int64_t> range) {
    return options_detail::number_info(std::move(key), kind, static_cast<double>(range.least),
                                       static_cast<double>(range.most));
  }

  template <class Member>
  OptionTable&& add(OptionInfo info, Member T::*member, std::string help) && {
    info.help = std::move(help);
    const T defaults{};
    slots_.add(std::move(info), place_of(member), &defaults);
    return std::move(*this);
  }

  options_detail::Slots slots_;
};

// The description of T, made once: players are made by the thousand.
template <class T>
const OptionTable<T>& described() {
  static const OptionTable<T> table = T::describe();
  return table;
}

}  // namespace papan
