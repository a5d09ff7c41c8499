// What is written of the messages elsewhere follows from their descriptions: the page's types
// (web/src/protocol/to_server.ts) and the table of docs/protocol.md. PAPAN_WRITE_PROTOCOL=1 in
// the environment writes both anew.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "server/messages.hpp"
#include "tests/support/examples.hpp"
#include "tests/support/scratch.hpp"

namespace papan::server {
namespace {

struct MemberText {
  std::string key;
  std::string type;  // in TypeScript
  bool optional = false;
  std::string note;
};

struct MessageText {
  About about;
  std::vector<MemberText> members;
};

std::string type_of(const std::int64_t&, Whole) {
  return "number";
}
std::string type_of(const int&, Whole) {
  return "number";
}
std::string type_of(const std::string&, Bytes) {
  return "string";
}
std::string type_of(const std::vector<std::string>&, Texts) {
  return "string[]";
}
std::string type_of(const std::array<std::string, 2>&, Bytes) {
  return "[string, string]";
}
std::string type_of(const Settings&, Unbounded) {
  return "Parameters";
}
std::string type_of(const SeatPlayer&, Unbounded) {
  return "Player";
}
std::string type_of(const std::vector<SeatPlayer>&, Unbounded) {
  return "Player[]";
}
std::string type_of(const Pace&, Unbounded) {
  return "Pace";
}
std::string type_of(const StudyKind&, Unbounded) {
  return "StudyKind";
}
std::string type_of(const std::string&, OneOf bounds) {
  std::string type;
  for (const std::string_view name : bounds.names) {
    type += fmt::format("{}\"{}\"", type.empty() ? "" : " | ", name);
  }
  return type;
}

std::string allowed(Whole bounds) {
  const bool natural = bounds.most >= kCounts.most;
  return natural ? "" : fmt::format("{} to {}", bounds.least, bounds.most);
}
std::string allowed(Texts bounds) {
  if (bounds.least == 0) return "";
  return fmt::format("{} to {}", bounds.least, bounds.most);
}
std::string allowed(OneOf bounds) {
  std::string names;
  for (const std::string_view name : bounds.names) {
    names += fmt::format("{}`{}`", names.empty() ? "" : ", ", name);
  }
  return names;
}
template <class Bounds>
std::string allowed(Bounds) {
  return "";
}

template <class T>
struct MemberLister {
  std::vector<MemberText>& members;

  template <class Value, class Bounds = Unbounded>
  void operator()(const char* key, Value T::*, Bounds bounds = {}, std::string_view note = {}) {
    add(key, Value{}, bounds, note);
  }

 private:
  template <class Value, class Bounds>
  void add(const char* key, const Value& value, Bounds bounds, std::string_view note) {
    std::string words = allowed(bounds);
    if constexpr (std::is_same_v<Value, StudyKind>) words = allowed(OneOf{kStudyKinds});
    if (!note.empty()) words += fmt::format("{}{}", words.empty() ? "" : ": ", note);
    members.push_back({key, type_of(value, bounds), false, std::move(words)});
  }
  template <class Value, class Bounds>
  void add(const char* key, const std::optional<Value>&, Bounds bounds, std::string_view note) {
    add(key, Value{}, bounds, note);
    members.back().optional = true;
  }
  void add(const char* key, const std::vector<std::string>& value, Texts bounds,
           std::string_view note) {
    add<std::vector<std::string>, Texts>(key, value, bounds, note);
    members.back().optional = bounds.least == 0;
  }
};

template <class T>
MessageText text_of() {
  MessageText text{T::kAbout, {}};
  MemberLister<T> lister{text.members};
  T::describe(lister);
  return text;
}

template <class... T>
std::vector<MessageText> texts_of(std::type_identity<std::variant<T...>>) {
  return {text_of<T>()...};
}

std::vector<MessageText> all_messages() {
  return texts_of(std::type_identity<Message>{});
}

std::string typescript() {
  std::string requests;
  std::string answers;
  for (const auto& [about, members] : all_messages()) {
    requests += fmt::format("  | {{ type: \"{}\"", about.type);
    for (const MemberText& member : members) {
      requests += fmt::format("; {}{}: {}", member.key, member.optional ? "?" : "", member.type);
    }
    requests += " }\n";
    answers += fmt::format("  {}: \"{}\";\n", about.type, about.answer);
  }
  requests.back() = ';';
  return fmt::format(
      "// Written from the descriptions of the messages in src/server by\n"
      "// tests/server/protocol_text_test.cpp, which says how; not to be edited.\n\n"
      "import type {{ StudyKind }} from \"./lab\";\n"
      "import type {{ Pace, Parameters, Player }} from \"./messages\";\n\n"
      "export type ToServer =\n{}\n\n"
      "/** Which answer belongs to which request, so that a wrong pair does not compile. */\n"
      "export interface AnswerTypes {{\n{}}}\n",
      requests, answers);
}

std::string in_row(const std::vector<MemberText>& members) {
  std::string row;
  for (const MemberText& member : members) {
    row += fmt::format("{}{}`{}`", row.empty() ? "" : ", ", member.optional ? "optional " : "",
                       member.key);
    if (!member.note.empty()) row += fmt::format(" ({})", member.note);
  }
  return row;
}

std::string table() {
  std::string rows = "| type | members | answer |\n| --- | --- | --- |\n";
  std::string open;
  for (const auto& [about, members] : all_messages()) {
    const std::string then = about.then.empty() ? "" : fmt::format("; {}", about.then);
    rows +=
        fmt::format("| `{}` | {} | `{}`{} |\n", about.type, in_row(members), about.answer, then);
    if (about.sender == Sender::kAnybody) {
      open += fmt::format("{}`{}`", open.empty() ? "" : ", ", about.type);
    }
  }
  return rows +
         fmt::format("\nAll but {} need the token. Who has opened a game may change it.\n", open);
}

// Holds a file to what it should say, or writes it.
void expect_file(const std::string& name, const std::string& expected) {
  const std::filesystem::path file = std::filesystem::path(PAPAN_SOURCE_DIR) / name;
  if (std::getenv("PAPAN_WRITE_PROTOCOL") != nullptr) {
    std::ofstream(file, std::ios::binary) << expected;
    return;
  }
  EXPECT_EQ(testing_support::contents(file), expected) << "PAPAN_WRITE_PROTOCOL=1 writes " << name;
}

TEST(ProtocolText, ThePagesTypesAreTheMessages) {
  expect_file("web/src/protocol/to_server.ts", typescript());
}

TEST(ProtocolText, TheTableOfTheDocumentIsTheMessages) {
  constexpr std::string_view kBegin =
      "<!-- messages: written by tests/server/protocol_text_test.cpp -->\n";
  constexpr std::string_view kEnd = "<!-- end of messages -->";
  const std::string name = "docs/protocol.md";
  std::string text = testing_support::contents(std::filesystem::path(PAPAN_SOURCE_DIR) / name);
  const auto begin = text.find(kBegin);
  const auto end = text.find(kEnd);
  ASSERT_TRUE(begin != std::string::npos && end != std::string::npos && begin < end);
  text.replace(begin + kBegin.size(), end - begin - kBegin.size(), table());
  expect_file(name, text);
}

TEST(ProtocolText, EveryAnswerIsAnExample) {
  std::set<std::string> known;
  for (const Json& example : testing_support::examples().at("from_server")) {
    known.insert(example.at("type").get<std::string>());
  }
  for (const MessageText& message : all_messages()) {
    EXPECT_TRUE(known.contains(std::string(message.about.answer))) << message.about.type;
  }
}

}  // namespace
}  // namespace papan::server
