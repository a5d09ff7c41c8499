// What a shell is offered, by the candidates themselves and by the real script in the real
// bash.
#include "cli/completion.hpp"

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "cli/app.hpp"
#include "core/text.hpp"
#include "tests/support/cli.hpp"
#include "tests/support/scratch.hpp"

namespace papan::cli {
namespace {

using testing_support::Outcome;
using testing_support::papan;
using Words = std::vector<std::string>;

Words offered(const Words& words) {
  Command app("papan", "");
  add_commands(app);
  Words all;
  for (const Candidate& one : candidates(app, words)) all.push_back(one.word);
  return all;
}

bool offers(const Words& words, const std::string& wanted) {
  const Words all = offered(words);
  return std::find(all.begin(), all.end(), wanted) != all.end();
}

TEST(Completion, OffersCommandsAndTheirParts) {
  EXPECT_EQ(offered({"ma"}), Words{"match"});
  EXPECT_TRUE(offers({""}, "serve"));
  EXPECT_EQ(offered({"brick", "ex"}), (Words{"explain", "export"}));
  EXPECT_TRUE(offered({"nonsense"}).empty());
}

TEST(Completion, OffersOptionsNotYetGiven) {
  EXPECT_EQ(offered({"match", "othello", "--se"}), (Words{"--set", "--seed", "--second"}));
  EXPECT_EQ(offered({"match", "othello", "--seed", "3", "--set", "size=6", "--se"}),
            (Words{"--set", "--second"}));
  EXPECT_TRUE(offers({"games", ""}, "--json")) << "there is nothing else";
  EXPECT_TRUE(offers({"show", "--h"}, "--help"));
}

TEST(Completion, OffersGamesAndTheirAgents) {
  EXPECT_EQ(offered({"match", "oth"}), Words{"othello"});
  EXPECT_EQ(offered({"match", "othello", "--first", "greedy-c"}), Words{"greedy-count"});
  EXPECT_EQ(offered({"match", "--first", "best", "othello", "--second=greedy-c"}),
            Words{"--second=greedy-count"});
  EXPECT_EQ(offered({"brick", "solve", "--agent", "the"}), Words{"thesis"});
  EXPECT_TRUE(offers({"play", "othello", "--second", ""}, "human"));
  EXPECT_TRUE(offered({"match", "chess", "--first", ""}).empty());
}

TEST(Completion, OffersOptionsOfAgentsAndParametersOfGames) {
  EXPECT_EQ(offered({"move", "othello", "--agent", "best:le"}), Words{"best:level="});
  EXPECT_EQ(offered({"move", "othello", "--agent", "best:level=5,ti"}),
            Words{"best:level=5,time="});
  EXPECT_EQ(offered({"show", "othello", "--set", "si"}), Words{"size="});
  EXPECT_EQ(offered({"show", "othello", "--set", "size=1"}), Words{"size=10"});
}

TEST(Completion, OffersExperimentsWordsAndFiles) {
  EXPECT_TRUE(offers({"reproduce", "ntil"}, "ntil-depth"));
  EXPECT_EQ(offered({"reproduce", "al"}), Words{"all"});
  EXPECT_EQ(offered({"tournament", "othello", "--format", "g"}), Words{"gauntlet"});
  EXPECT_EQ(offered({"replay", "othello", "--record", "gam"}), Words{std::string(kAnyFile)});
  EXPECT_EQ(offered({"serve", "--page", ""}), Words{std::string(kAnyFolder)});
}

// What bash would show for a line that it has cut into these words.
Words in_bash(const std::string& line, const std::string& cut) {
  testing_support::Scratch scratch;
  const auto file = scratch.file("ask.sh");
  std::ofstream(file) << "source <(" << PAPAN_BINARY << " completion bash)\n"
                      << "PATH=$(dirname " << PAPAN_BINARY << "):$PATH\n"
                      << "COMP_LINE='" << line << "'\nCOMP_POINT=${#COMP_LINE}\n"
                      << "COMP_WORDS=(" << cut << ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n"
                      << "_papan\necho \"${COMPREPLY[@]}\"\n";
  const auto outcome = testing_support::shell("bash --norc --noprofile " + file.string());
  EXPECT_EQ(outcome.code, 0) << outcome.out;
  Words all;
  for (const auto word : words(outcome.out)) all.emplace_back(word);
  return all;
}

TEST(Completion, BashCompletes) {
  EXPECT_EQ(in_bash("papan ma", "papan ma"), Words{"match"});
  EXPECT_EQ(in_bash("papan match oth", "papan match oth"), Words{"othello"});
  EXPECT_EQ(in_bash("papan match othello --first gre", "papan match othello --first gre"),
            (Words{"greedy-count", "greedy-position"}));
  EXPECT_TRUE(
      in_bash("papan replay othello --record ", "papan replay othello --record \"\"").empty());
}

// It cuts at : and =, and takes only what follows the last cut.
TEST(Completion, BashCompletesWordsThatItCuts) {
  EXPECT_EQ(in_bash("papan move othello --agent best:le", "papan move othello --agent best : le"),
            Words{"level="});
  EXPECT_EQ(
      in_bash("papan move othello --agent best:", "papan move othello --agent best :").front(),
      "level=");
  EXPECT_EQ(
      in_bash("papan match othello --first=greedy-c", "papan match othello --first = greedy-c"),
      Words{"greedy-count"});
  EXPECT_EQ(in_bash("papan show  othello --set size=1", "papan show othello --set size = 1"),
            Words{"10"});
}

TEST(Completion, EveryShellHasItsScript) {
  for (const char* shell : {"bash", "zsh", "fish"}) {
    const Outcome script = papan("completion " + std::string(shell));
    EXPECT_EQ(script.code, 0);
    EXPECT_NE(script.out.find("complete -- "), std::string::npos) << shell;
  }
  EXPECT_EQ(papan("completion zsh").out.rfind("#compdef papan\n", 0), 0U);
  EXPECT_NE(papan("completion fish").out.find("complete -c papan"), std::string::npos);
  EXPECT_EQ(papan("completion ksh").code, 2);
}

}  // namespace
}  // namespace papan::cli
