// `papan tournament`: its output, and that nothing is lost when it is killed.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#include "core/clock.hpp"
#include "core/rng.hpp"
#include "store/store.hpp"
#include "tests/support/cli.hpp"
#include "tests/support/scratch.hpp"

namespace papan {
namespace {

using testing_support::json_of;
using testing_support::Outcome;
using testing_support::papan;

class TournamentCli : public ::testing::Test {
 protected:
  [[nodiscard]] std::string db(const std::string& name) const {
    return " --db " + scratch_.file(name).string();
  }

  testing_support::Scratch scratch_;
};

constexpr std::size_t kSmallGames = 120;
const std::string kSmall =
    "tournament othello --agents alphabeta:depth=3 --agents mcts:playouts=20 --agents random "
    "--threads 2 --no-timing";

TEST_F(TournamentCli, PrintsStandingsAndACrossTable) {
  const Outcome outcome = papan(kSmall + " --games 2" + db("a.db"));
  EXPECT_EQ(outcome.code, 0) << outcome.out;
  EXPECT_EQ(outcome.out.substr(0, outcome.out.find('\n')), "tournament 1 of othello: 6 of 6 games");
  for (const char* said : {"  3  random\n", "W-D-L", "row against the column"}) {
    EXPECT_NE(outcome.out.find(said), std::string::npos) << outcome.out;
  }
  EXPECT_EQ(papan(kSmall + " --games 2" + db("a.db")).out, outcome.out) << "the same command";
  EXPECT_EQ(papan("tournament --resume 1 --no-timing" + db("a.db")).out, outcome.out);
  EXPECT_EQ(papan("tournament show 1 --no-timing" + db("a.db")).out, outcome.out);
  EXPECT_EQ(json_of("tournament list --json" + db("a.db"))[0]["state"], "ended");
  EXPECT_EQ(json_of("db check --json" + db("a.db"))["games"], 6);
}

TEST_F(TournamentCli, TellsAsJsonWithTimesApart) {
  const Json json = json_of(
      "tournament othello --set size=4 --agents alphabeta --agents random --games 4 --json "
      "--budget depth=2" +
      db("a.db"));
  EXPECT_EQ(json["finished"], true);
  EXPECT_EQ(json["spec"]["budget"], "depth=2");
  EXPECT_EQ(json["pairings"].size(), 1U);
  EXPECT_GT(json["agents"][0]["nodes"].get<int>(), 0);
  EXPECT_GT(json["timing"]["thinking_seconds"].get<double>(), 0);
}

TEST_F(TournamentCli, StatesTheVerdictOfATest) {
  const Outcome outcome = papan(
      "tournament othello --agents alphabeta:depth=3 --agents random --games 2000 "
      "--sprt elo0=0,elo1=50 --no-timing" +
      db("a.db"));
  EXPECT_EQ(outcome.code, 0);
  EXPECT_NE(outcome.out.find(": H1 accepted after "), std::string::npos) << outcome.out;
}

TEST_F(TournamentCli, RefusesBadInputInOneLine) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "expected either GAME"},
      {"othello", "needs 2 to 100 agents"},
      {"othello --agents random --agents nobody", "unknown agent"},
      {"othello --agents random --agents random --games 3", "must be even"},
      {"othello --agents random --agents random --format swiss", "format must be"},
      {"othello --agents random --agents random --budget speed=3", "unknown option 'speed'"},
      {"othello --agents random --agents random --sprt elo0=9,elo1=3", "elo0 must be less"},
      {"othello --agents random --agents random --resume 1", "expected either GAME"},
      {"--resume 7", "there is no"},
      {"show 7", "there is no"}};
  for (const auto& [arguments, reason] : cases) {
    const Outcome outcome = papan("tournament " + arguments + db("none.db"));
    EXPECT_EQ(outcome.code, 2) << arguments;
    EXPECT_NE(outcome.out.find(reason), std::string::npos) << arguments << ": " << outcome.out;
    EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 1) << outcome.out;
    EXPECT_FALSE(std::filesystem::exists(scratch_.file("none.db"))) << arguments;
  }
}

pid_t start_command(const std::string& command, const std::filesystem::path& out) {
  const pid_t child = fork();
  if (child == 0) {
    const std::string line = "exec " + command + " > " + out.string() + " 2>&1";
    execl("/bin/sh", "sh", "-c", line.c_str(), nullptr);
    _exit(127);
  }
  return child;
}

// What is on the disk; nothing when the run was killed before it began.
std::vector<int> stored_numbers(const std::filesystem::path& file) {
  auto store = Store::open(file);
  EXPECT_TRUE(store) << store.error().message;
  std::vector<int> numbers;
  const auto games = store->tournament_games(1);
  EXPECT_TRUE(games.ok());
  for (const TournamentScore& game : *games) {
    numbers.push_back(game.played.number);
  }
  return numbers;
}

// Waits until so many games are kept, or the run has ended.
void await_games(const std::filesystem::path& file, std::size_t wanted, pid_t child) {
  siginfo_t ended{};
  while (stored_numbers(file).size() < wanted) {
    waitid(P_PID, static_cast<id_t>(child), &ended, WEXITED | WNOHANG | WNOWAIT);
    if (ended.si_pid == child) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

// Each kill comes after a game or a few more than there were, somewhere in the next one.
TEST_F(TournamentCli, KilledTenTimesItEndsAsIfUndisturbed) {
  const Outcome undisturbed = papan(kSmall + " --games 40 --json" + db("calm.db"));
  const auto file = scratch_.file("killed.db");
  const std::string command =
      std::string(PAPAN_BINARY) + " " + kSmall + " --games 40 --db " + file.string();
  Rng rng(2014);
  std::vector<int> before = stored_numbers(file);  // makes it
  int amid = 0;
  for (int i = 0; i < 10; ++i) {
    const pid_t child = start_command(command, "/dev/null");
    await_games(file, before.size() + 1 + rng.below(3), child);
    std::this_thread::sleep_for(std::chrono::microseconds(rng.below(2000)));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    const std::vector<int> now = stored_numbers(file);
    EXPECT_TRUE(std::includes(now.begin(), now.end(), before.begin(), before.end()))
        << "an acknowledged game is missing";
    if (!now.empty() && now.size() < kSmallGames) ++amid;
    before = now;
  }
  EXPECT_GT(amid, 0) << "no kill came between the first game and the last";
  const Outcome resumed = papan(kSmall + " --games 40 --json" + db("killed.db"));
  EXPECT_EQ(resumed.code, 0);
  EXPECT_EQ(resumed.out, undisturbed.out);
  EXPECT_EQ(papan("db check" + db("killed.db")).code, 0);
}

TEST_F(TournamentCli, AnInterruptKeepsWhatIsFinished) {
  const auto file = scratch_.file("a.db");
  const auto out = scratch_.file("out");
  const pid_t child = start_command(
      std::string(PAPAN_BINARY) + " " + kSmall + " --games 100000 --db " + file.string(), out);
  const Stopwatch watch;
  while (watch.seconds() < 60 && (!std::filesystem::exists(file) || stored_numbers(file).empty())) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  kill(child, SIGINT);
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT_EQ(WEXITSTATUS(status), 130);
  const std::string said = testing_support::contents(out);
  EXPECT_NE(said.find("the same command, or --resume, goes on"), std::string::npos) << said;
}

}  // namespace
}  // namespace papan
