// `papan train`: a killed run goes on to the same weights, and what the store keeps
// of runs can be listed, compared and exported.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>

#include "tests/support/cli.hpp"
#include "tests/support/scratch.hpp"

namespace papan {
namespace {

using testing_support::contents;
using testing_support::json_of;
using testing_support::Outcome;
using testing_support::papan;

const std::string kPlan =
    "train brick --algorithm cmaes --colours 9 --bricks 400 --population 40 --generations 12 "
    "--held-out 2 --seed 3";

class TrainCli : public ::testing::Test {
 protected:
  [[nodiscard]] std::string db(const std::string& name) const {
    return " --db " + scratch_.file(name).string();
  }
  [[nodiscard]] std::string out(const std::string& name) const {
    return " --out " + scratch_.file(name).string();
  }

  // Kills a run of kPlan as soon as the store knows a generation of it.
  void kill_on_the_way(const std::string& store) const {
    const std::string binary = PAPAN_BINARY;
    const std::string script = binary + " " + kPlan + db(store) + out("never.json") +
                               " > /dev/null 2>&1 & pid=$!; until " + binary +
                               " train export 1 --curve" + db(store) +
                               " > /dev/null 2>&1; do sleep 0.01; done; kill -9 $pid; wait $pid";
    (void)std::system(script.c_str());
  }

  testing_support::Scratch scratch_;
};

TEST_F(TrainCli, AKilledRunGoesOnToTheSameWeights) {
  ASSERT_EQ(papan(kPlan + " --threads 1" + db("whole.db") + out("whole.json")).code, 0);
  kill_on_the_way("killed.db");
  EXPECT_EQ(json_of("train list --json" + db("killed.db")).size(), 1U);
  ASSERT_EQ(papan("train resume 1" + db("killed.db") + out("killed.json")).code, 0);
  const std::string weights = contents(scratch_.file("whole.json"));
  EXPECT_EQ(contents(scratch_.file("killed.json")), weights);
  ASSERT_EQ(papan(kPlan + db("killed.db") + out("again.json")).code, 0) << "the same command";
  EXPECT_EQ(contents(scratch_.file("again.json")), weights);
  EXPECT_EQ(papan("train export 1" + db("killed.db")).out, weights);
  const std::string input = scratch_.file("input").string();
  ASSERT_EQ(papan("brick deal --colours 9 --bricks 5 --seed 1 > " + input).code, 0);
  EXPECT_EQ(papan("brick solve --agent thesis:weights=" + scratch_.file("again.json").string() +
                  " < " + input)
                .code,
            0);
}

TEST_F(TrainCli, ARunThatIsNotThereIsNotResumed) {
  for (const char* kind : {"brick-values", "othello-patterns --games ."}) {
    const Outcome refused = papan("train " + std::string(kind) + " --resume" + out("none.bin"));
    EXPECT_EQ(refused.code, 2) << kind;
    EXPECT_NE(refused.out.find("no run to resume"), std::string::npos) << refused.out;
    EXPECT_EQ(std::count(refused.out.begin(), refused.out.end(), '\n'), 1) << refused.out;
  }
  EXPECT_TRUE(std::filesystem::is_empty(scratch_.file("")));
}

TEST_F(TrainCli, ValuesBeginWithThoseOfFewerColoursOnly) {
  const std::string four = " --from " PAPAN_SOURCE_DIR "/src/games/brick/rules/values-4.bin";
  for (const auto& [command, why] :
       std::map<std::string, std::string>{{"--colours 4" + four, "expected fewer than 4"},
                                          {"--colours 5 --fuse 0.5" + four, "--fuse"},
                                          {"--colours 5 --from nowhere.bin", "nowhere.bin"}}) {
    const Outcome refused = papan("train brick-values " + command + out("none.bin"));
    EXPECT_EQ(refused.code, 2) << command;
    EXPECT_NE(refused.out.find(why), std::string::npos) << refused.out;
    EXPECT_EQ(std::count(refused.out.begin(), refused.out.end(), '\n'), 1) << refused.out;
  }
  EXPECT_TRUE(std::filesystem::is_empty(scratch_.file("")));
}

TEST_F(TrainCli, RunsAreListedAndCompared) {
  const std::string small = "train brick --colours 5 --bricks 60 --population 12 --generations 3";
  ASSERT_EQ(papan(small + db("a.db") + out("a.json")).code, 0);
  ASSERT_EQ(papan(small + " --algorithm xnes" + db("a.db") + out("b.json")).code, 0);
  const Json list = json_of("train list --json" + db("a.db"));
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[1]["plan"]["algorithm"], "xnes");
  EXPECT_EQ(list[1]["finished"], true);
  const std::string page = scratch_.file("curves.html").string();
  const Outcome compared = papan("train compare 1 2 --html " + page + db("a.db"));
  EXPECT_EQ(compared.code, 0) << compared.out;
  EXPECT_NE(compared.out.find("2: xnes"), std::string::npos) << compared.out;
  EXPECT_NE(contents(page).find("<svg"), std::string::npos);
  EXPECT_EQ(json_of("train compare 1 2 --json" + db("a.db"))[0]["history"].size(), 3U);
}

TEST_F(TrainCli, RefusesWhatIsNotThere) {
  ASSERT_EQ(papan("train brick --colours 5 --bricks 60 --population 12 --generations 1" +
                  db("a.db") + out("a.json"))
                .code,
            0);
  const Outcome outcome = papan("train resume 9" + db("a.db"));
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.out.find("training run 9"), std::string::npos) << outcome.out;
}

}  // namespace
}  // namespace papan
