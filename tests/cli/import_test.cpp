// `papan import` and what reads its records: archives as people have them.
#include <fstream>

#include "core/text.hpp"
#include "game/record.hpp"
#include "tests/support/cli.hpp"
#include "tests/support/scratch.hpp"

namespace papan {
namespace {

using testing_support::Outcome;
using testing_support::papan;
using testing_support::Scratch;

std::string header(int games, int names, int year) {
  std::string bytes(16, '\0');
  bytes[4] = static_cast<char>(games);
  bytes[8] = static_cast<char>(names);
  bytes[10] = static_cast<char>(year & 255);
  bytes[11] = static_cast<char>(year >> 8);
  return bytes;
}

// One game, f5 d6 c3, of the players 1 and 2 in tournament 1 of 2024.
std::string archive() {
  std::string game(68, '\0');
  game[0] = 1;
  game[2] = 1;
  game[4] = 2;
  game[8] = 56;
  game[9] = 64;
  game[10] = 33;
  return header(1, 0, 2024) + game;
}

std::string names(const std::vector<std::string>& all, std::size_t length) {
  std::string bytes = header(0, static_cast<int>(all.size()), 2024);
  for (std::string name : all) {
    name.resize(length, '\0');
    bytes += name;
  }
  return bytes;
}

void write(const std::filesystem::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

TEST(ImportCli, ReadsAnArchiveByItsNameInCapitals) {
  const Scratch scratch;
  write(scratch.file("W.WTB"), archive());
  const Outcome outcome = papan("import othello " + scratch.file("W.WTB").string());
  EXPECT_EQ(outcome.code, 0) << outcome.out;
  const auto record = parse_record(trim(outcome.out));
  ASSERT_TRUE(record) << outcome.out;
  EXPECT_EQ(record->plies, (std::vector<std::string>{"f5", "d6", "c3"}));
  EXPECT_EQ(record->seats[0], "human:player 1 (tournament 1, 2024)");
  EXPECT_EQ(record->seats[1], "human:player 2 (tournament 1, 2024)");
}

TEST(ImportCli, TakesTheNamesFromTheFilesBesideTheArchive) {
  const Scratch scratch;
  write(scratch.file("w.wtb"), archive());
  write(scratch.file("WTHOR.JOU"), names({"???", "TASTET Marc", "FELD\xcdNYI Ann"}, 20));
  write(scratch.file("wthor.trn"), names({"", "Open de Paris"}, 26));
  const Outcome outcome = papan("import othello " + scratch.file("w.wtb").string());
  const auto record = parse_record(trim(outcome.out));
  ASSERT_TRUE(record) << outcome.out;
  EXPECT_EQ(record->seats[0], "human:TASTET Marc (Open de Paris, 2024)");
  EXPECT_EQ(record->seats[1], "human:FELDÍNYI Ann (Open de Paris, 2024)");
  write(scratch.file("WTHOR.JOU"), "short");
  EXPECT_EQ(papan("import othello " + scratch.file("w.wtb").string()).code, 2);
}

// White has no answer to f8: a pass may be said in any of the usual ways, or not at all.
TEST(ImportCli, TranscriptsMaySayTheirPasses) {
  for (const char* pass : {"", "--", "pass", "PA", "ps"}) {
    const Outcome outcome =
        papan("import othello /dev/stdin <<'END' | grep -o 'plies.*'\ne6f6c4e7e8d8g7f8" +
              std::string(pass) + "h6\nEND\n");
    EXPECT_NE(outcome.out.find(R"("f8","pass","h6")"), std::string::npos) << pass << outcome.out;
  }
  EXPECT_EQ(papan("import othello /dev/stdin 2>&1 <<'END'\nf5--d6\nEND\n").out,
            "papan: line 1: move 2, --, is not legal\n");
}

// What `import` writes is what `db import` reads, again and again, into any store.
TEST(ImportCli, TheStoreTakesWhatWasImported) {
  const Scratch scratch;
  write(scratch.file("w.wtb"), archive());
  const std::string lines = scratch.file("games.jsonl").string();
  const std::string db = " --db " + scratch.file("games.db").string();
  ASSERT_EQ(papan("import othello " + scratch.file("w.wtb").string() + " > " + lines).code, 0);
  for (int times = 1; times <= 2; ++times) {
    const Outcome imported = papan("db import " + lines + db);
    EXPECT_EQ(imported.code, 0) << imported.out;
    EXPECT_EQ(imported.out.substr(0, 15), "imported 1 rows") << imported.out;
  }
  EXPECT_EQ(papan("db check" + db).out, "2 games and 0 open sessions replayed; all is well\n");
  write(scratch.file("bad.jsonl"), "{\"papan\":1,\"game\":\"othello\"}\n");
  const Outcome refused = papan("db import " + scratch.file("bad.jsonl").string() + db);
  EXPECT_EQ(refused.code, 2) << refused.out;
}

TEST(Import, AFileOfNoGamesIsBadInput) {
  const Scratch scratch;
  const auto blank = scratch.file("blank.txt");
  std::ofstream(blank) << "\n  \n";
  for (const std::string& file : {std::string("/dev/null"), blank.string()}) {
    const Outcome outcome = papan("import othello " + file);
    EXPECT_EQ(outcome.code, 2) << file;
    EXPECT_EQ(outcome.out, "papan: '" + file + "' holds no game\n");
  }
}

}  // namespace
}  // namespace papan
