// Live analysis and quick matches: what clients hear is what the searches find,
// leaving stops them, and nobody's search holds up another's.
#include "server/analysis/analyses.hpp"

#include "arena/match.hpp"
#include "server/hub.hpp"
#include "server/limits.hpp"
#include "tests/store/store_fixture.hpp"
#include "tests/support/questions.hpp"
#include "tests/support/test_loop.hpp"

namespace papan::server {
namespace {

using testing_support::TestLoop;

constexpr const char* kEndless = "minimax:depth=40";

std::shared_ptr<const Position> start_of(std::string_view game, const Settings& settings = {}) {
  Rng rng(7);
  return std::move(*(*find_game(game))->game.start(settings, rng));
}

// The analyses alone, in a pool with one thread for them.
class AnalysesTest : public ::testing::Test {
 protected:
  void start(ClientId client, const std::string& agent, std::string_view game = "othello") {
    Question question = testing_support::question_about(start_of(game), agent);
    question.wants = Wanted::kAnalysis;
    ASSERT_TRUE(analyses_.start(client, {12, 0, static_cast<std::int64_t>(client), question,
                                         thinking_.remember(Lane::kAnalysis, 1)}));
  }

  [[nodiscard]] std::uint64_t nodes(ClientId client) const {
    std::uint64_t most = 0;
    for (const auto& [to, message] : heard_) {
      if (to == client) most = std::max(most, message.at("nodes").get<std::uint64_t>());
    }
    return most;
  }

  // Runs a piece of spare work; false when it does not come to its turn.
  bool spare_thread_is_free() {
    const auto done = std::make_shared<bool>(false);
    EXPECT_TRUE(pool_.submit(
        Lane::kSpare, [this, done](std::stop_token) { loop_.post([done] { *done = true; }); }));
    return loop_.run_until([&] { return *done; });
  }

  TestLoop loop_;
  std::vector<std::pair<ClientId, Json>> heard_;
  SearchPool pool_{{2, {8, 8, 8}}};
  Proven proven_;
  Thinking thinking_{loop_, pool_};
  Analyses analyses_{loop_, thinking_, {proven_}, [this](ClientId to, const Json& message) {
                       heard_.emplace_back(to, message);
                     }};

  void TearDown() override { pool_.stop(); }
};

TEST_F(AnalysesTest, NodesStreamWhileAStepTakesLong) {
  start(1, kEndless);
  // Depth 8 alone has millions of nodes: sooner or later a step is long.
  const auto counts_of_one_step = [&] {
    std::map<std::pair<int, int>, std::set<std::uint64_t>> counts;
    std::size_t most = 0;
    for (const auto& [to, message] : heard_) {
      auto& told = counts[{message.at("depth").get<int>(), message.at("done").get<int>()}];
      told.insert(message.at("nodes").get<std::uint64_t>());
      most = std::max(most, told.size());
    }
    return most;
  };
  EXPECT_TRUE(loop_.run_until([&] { return counts_of_one_step() >= 5; }));
}

TEST_F(AnalysesTest, StoppingReachesIntoTheSearch) {
  start(1, kEndless);
  ASSERT_TRUE(loop_.run_until([&] { return nodes(1) > 200'000; }));
  analyses_.stop(1);
  const std::size_t before = heard_.size();
  EXPECT_TRUE(spare_thread_is_free());
  loop_.run_past(2 * kAnalysisInterval);
  EXPECT_EQ(heard_.size(), before) << "nothing is heard after it was stopped";
  EXPECT_EQ(analyses_.count(), 0u);
}

TEST_F(AnalysesTest, SpareWorkGoesFirst) {
  start(1, kEndless);
  ASSERT_TRUE(loop_.run_until([&] { return nodes(1) > 200'000; }));
  EXPECT_TRUE(spare_thread_is_free());
  const std::uint64_t before = nodes(1);
  EXPECT_TRUE(loop_.run_until([&] { return nodes(1) > before; })) << "it goes on";
}

TEST_F(AnalysesTest, TwoAnalysesTakeTurns) {
  start(1, kEndless);
  ASSERT_TRUE(loop_.run_until([&] { return nodes(1) > 200'000; }));
  start(2, kEndless);
  EXPECT_TRUE(loop_.run_until([&] { return nodes(2) > 200'000; }));
}

TEST_F(AnalysesTest, EndsWithAllThatIsKnown) {
  start(1, "alphabeta:depth=3", "ntil");
  ASSERT_TRUE(loop_.run_until(
      [&] { return !heard_.empty() && heard_.back().second.at("finished").get<bool>(); }));
  const Json& last = heard_.back().second;
  Analyst alone = *Analyst::make(*start_of("ntil"), "alphabeta:depth=3");
  while (!alone.finished()) ASSERT_TRUE(alone.step({}));
  // The moves came with the message that first told them.
  Json moves;
  for (const auto& [to, message] : heard_) {
    if (message.contains("moves")) moves = message.at("moves");
  }
  ASSERT_EQ(moves.size(), alone.moves().size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    EXPECT_EQ(moves[i].at("move"), alone.moves()[i].move.text);
    EXPECT_EQ(moves[i].at("value").get<double>(), alone.moves()[i].value);
    EXPECT_EQ(moves[i].at("line").get<std::vector<std::string>>(), alone.moves()[i].line);
  }
  EXPECT_EQ(last.at("nodes").get<std::uint64_t>(), alone.nodes());
  EXPECT_EQ(analyses_.count(), 0u);
}

TEST_F(AnalysesTest, SaysWhatDoesNotValueMoves) {
  start(1, "random");
  ASSERT_TRUE(loop_.run_until(
      [&] { return !heard_.empty() && heard_.back().second.at("finished").get<bool>(); }));
  EXPECT_EQ(heard_.back().second.at("problem"),
            "random does not value moves: choose another agent");
}

// Through the hub.
class AnalysisEar final : public Link {
 public:
  void send(Line line) override { heard.push_back(*parse_json(*line)); }
  std::vector<Json> heard;

  [[nodiscard]] const Json* last(std::string_view type) const {
    for (auto message = heard.rbegin(); message != heard.rend(); ++message) {
      if (message->at("type") == type) return &*message;
    }
    return nullptr;
  }
};

class AnalysisHubTest : public testing_support::StoreTest {
 protected:
  void SetUp() override {
    testing_support::StoreTest::SetUp();
    client_ = hub_.connect(ear_);
    ask(Hello{"secret"});
  }

  Json ask(const Message& message) {
    const int request = ++last_request_;
    hub_.receive(client_, to_json(Envelope{request, message}).dump());
    const auto answered = [&]() -> const Json* {
      for (const Json& heard : ear_->heard) {
        if (heard.value("request", -1) == request) return &heard;
      }
      return nullptr;
    };
    EXPECT_TRUE(loop_.run_until([&] { return answered() != nullptr; }));
    return answered() == nullptr ? Json() : *answered();
  }

  GameId begin(const std::string& game, const Settings& parameters,
               const std::vector<std::string>& plies = {}) {
    NewGame wish;
    wish.game = game;
    wish.parameters = parameters;
    const bool solo = (*find_game(game))->game.seats == 1;
    wish.seats.resize(solo ? 1 : 2);
    wish.plies = plies;
    const Json answer = ask(wish);
    EXPECT_EQ(answer.at("type"), "game") << answer;
    return answer.at("game").at("id").get<GameId>();
  }

  bool until(std::string_view type, const std::function<bool(const Json&)>& condition) {
    return loop_.run_until([&] {
      const Json* message = ear_->last(type);
      return message != nullptr && condition(*message);
    });
  }

  TestLoop loop_;
  Journal journal_{open(), loop_};
  Hub hub_{loop_, journal_, "secret", file()};
  std::shared_ptr<AnalysisEar> ear_ = std::make_shared<AnalysisEar>();
  ClientId client_ = 0;
  int last_request_ = 0;
};

TEST_F(AnalysisHubTest, AnalysesAnEarlierPosition) {
  const GameId id = begin("othello", {{"size", "4"}}, {"b1", "a1"});
  EXPECT_EQ(ask(Analyse{id, 0, "negascout"}).at("type"), "done");
  ASSERT_TRUE(
      until("analysis", [](const Json& message) { return message.at("finished").get<bool>(); }));
  for (const Json& move : ear_->last("analysis")->value("moves", Json::array())) {
    EXPECT_EQ(move.at("value"), -8);
  }
  EXPECT_EQ(ask(Analyse{id, 3, "negascout"}).at("code"), "bad_value") << "there are only 2 plies";
  EXPECT_EQ(ask(Analyse{id, 0, "nobody"}).at("code"), "bad_value");
  EXPECT_EQ(ask(Analyse{id + 1, 0, "best"}).at("code"), "no_game");
  EXPECT_EQ(ask(StopAnalysis{id}).at("type"), "done");
}

// Live analysis has proven every move: a sweep in a hurry does not guess again.
TEST_F(AnalysisHubTest, ASweepKeepsWhatLiveAnalysisProved) {
  const GameId id = begin("adjacency", {{"size", "4"}}, {"a1", "b1", "d4"});
  const Json guess = ask(AskJudgement{id, 3, "best:depth=2", {}});
  ASSERT_NE(guess.at("best_kind"), "exact");
  EXPECT_EQ(ask(Analyse{id, 3, "best"}).at("type"), "done");
  ASSERT_TRUE(
      until("analysis", [](const Json& message) { return message.at("finished").get<bool>(); }));
  Json moves;
  for (const Json& heard : ear_->heard) {
    if (heard.at("type") == "analysis" && heard.contains("moves")) moves = heard.at("moves");
  }
  ASSERT_EQ(moves.size(), 5u);
  for (const Json& move : moves) {
    EXPECT_EQ(move.at("kind"), "exact");
    const Json judged =
        ask(AskJudgement{id, 3, "best:depth=2", move.at("move").get<std::string>()});
    EXPECT_EQ(judged.at("best_value"), moves[0].at("value"));
    EXPECT_EQ(judged.at("best_kind"), "exact");
    EXPECT_EQ(judged.at("value"), move.at("value"));
    EXPECT_EQ(judged.at("kind"), "exact");
    EXPECT_EQ(judged.at("compared"), true);
  }
}

TEST_F(AnalysisHubTest, JudgesWhatWasPlayed) {
  const GameId id = begin("othello", {{"size", "6"}}, {"c2"});
  const Json judged = ask(AskJudgement{id, 0, "negascout:depth=4", {}});
  EXPECT_EQ(judged.at("move"), "c2");
  EXPECT_EQ(judged.at("lost"), 0) << "by symmetry no first move is better";
  EXPECT_EQ(judged.at("legal").size(), 4u);
  EXPECT_EQ(ask(AskJudgement{id, 0, "negascout:depth=4", "a1"}).at("code"), "bad_value");
  EXPECT_EQ(ask(AskJudgement{id, 1, "negascout:depth=2", {}}).at("move").get<std::string>(),
            ask(AskJudgement{id, 1, "negascout:depth=2", {}}).at("best").get<std::string>())
      << "where nothing was played the best is told";
}

TEST_F(AnalysisHubTest, ConsultsAnAgent) {
  const GameId id = begin("othello", {{"size", "6"}});
  const Json told = ask(Consult{id, 0, "alphabeta:depth=3"});
  const auto position = start_of("othello", {{"size", "6"}});
  Rng rng(1);
  const auto alone =
      (*make_player(*position, "alphabeta:depth=3"))->choose(*position, {{}, rng, {}});
  EXPECT_EQ(told.at("move"), alone->move);
  EXPECT_EQ(told.at("value").get<double>(), alone->value);
  EXPECT_EQ(told.at("nodes").get<std::uint64_t>(), alone->nodes);
  EXPECT_EQ(told.at("line").get<std::vector<std::string>>(), alone->line);
}

TEST_F(AnalysisHubTest, ShowsTheBoardsAlongALine) {
  const GameId id = begin("othello", {{"size", "4"}});
  const Json frames = ask(AskLine{id, 0, {"b1", "a1"}, {}}).at("frames");
  ASSERT_EQ(frames.size(), 2u);
  EXPECT_EQ(frames[0].at("ply"), 1);
  EXPECT_EQ(frames[0].at("text"), "-X---XX--XO----- O");
  EXPECT_EQ(ask(AskLine{id, 0, {"b1", "b1"}, {}}).at("code"), "illegal_move");
}

TEST_F(AnalysisHubTest, TellsWhatTheOpeningBookKnows) {
  const GameId id = begin("othello", {}, {"f5"});
  const Json told = ask(AskOpening{id, 1});
  EXPECT_EQ(told.at("type"), "opening");
  const Json best = told.at("moves").at(0);
  EXPECT_EQ(best.at("line").at(0), best.at("move"));
  EXPECT_EQ(ask(AskOpening{id, 7}).at("code"), "bad_value");
  EXPECT_TRUE(ask(AskOpening{begin("ntil", {}), 0}).at("moves").empty());
}

TEST_F(AnalysisHubTest, AQuickMatchIsThatOfTheArena) {
  const GameId id = begin("othello", {{"size", "6"}});
  EXPECT_EQ(ask(StartMatch{id, 0, {"greedy-count", "random"}, 6, 2}).at("type"), "done");
  ASSERT_TRUE(
      until("match", [](const Json& message) { return message.at("finished").get<bool>(); }));
  const SeriesPlan plan{.agents = {"greedy-count", "random"}, .games = 6, .random_plies = 2};
  const auto alone = run_match({plan, *start_of("othello", {{"size", "6"}}), Rng(1)}, {}, {});
  const Json& told = *ear_->last("match");
  EXPECT_EQ(told.at("wins"), alone->tally.wins);
  EXPECT_EQ(told.at("draws"), alone->tally.draws);
  EXPECT_EQ(told.at("losses"), alone->tally.losses);
  EXPECT_EQ(told.at("margin").get<double>(), alone->mean_margin);
}

TEST_F(AnalysisHubTest, AMatchDoesNotWaitForAnEndlessAnalysis) {
  const GameId id = begin("othello", {});
  ask(Analyse{id, 0, kEndless});
  ask(StartMatch{id, 0, {"random", "random"}, 2, 0});
  EXPECT_TRUE(
      until("match", [](const Json& message) { return message.at("finished").get<bool>(); }));
  EXPECT_EQ(ask(StopAnalysis{id}).at("type"), "done");
}

TEST_F(AnalysisHubTest, ForOnePlayerTheHigherScoreWins) {
  const GameId id = begin("collapse", {{"width", "8"}, {"height", "8"}, {"deal", "7"}});
  ask(StartMatch{id, 0, {"best:nodes=5000", "random"}, 3, 0});
  ASSERT_TRUE(
      until("match", [](const Json& message) { return message.at("finished").get<bool>(); }));
  EXPECT_EQ(ear_->last("match")->at("wins"), 3);
}

// Where a line leads that begins at the start of the game.
Score score_along(const Position& start, const Json& moves) {
  const auto position = start.clone();
  for (const Json& move : moves) EXPECT_TRUE(position->advance(move.get<std::string>())) << move;
  EXPECT_EQ(position->turn(), Turn::kOver);
  return position->score();
}

TEST_F(AnalysisHubTest, AnalysisTellsThePlanThatProvesItsValue) {
  const Settings deal = {{"width", "8"}, {"height", "8"}, {"deal", "7"}};
  const GameId id = begin("collapse", deal);
  ask(Analyse{id, 0, "best"});
  ASSERT_TRUE(until("analysis", [](const Json& message) { return message.contains("plan"); }));
  const Json plan = ear_->last("analysis")->at("plan");
  EXPECT_EQ(plan.at("value"), score_along(*start_of("collapse", deal), plan.at("moves")));
  EXPECT_EQ(ask(StopAnalysis{id}).at("type"), "done");
}

// Two seconds: a hint has one.
TEST_F(AnalysisHubTest, HintsFollowThePlanOfTheGame) {
  const GameId id = begin("collapse", {{"width", "5"}, {"height", "5"}, {"deal", "3"}});
  const Json first = ask(AskHint{id});
  ask(Play{id, 0, first.at("move").get<std::string>()});
  const Json second = ask(AskHint{id});
  EXPECT_GE(second.at("value").get<double>(), first.at("value").get<double>());
  if (second.at("value") == first.at("value")) {
    EXPECT_EQ(second.at("move"), first.at("line").at(1));
    EXPECT_EQ(second.at("note"), "as planned");
  }
}

TEST_F(AnalysisHubTest, AGameThatWasPlayedBoundsWhatIsSaidOfIt) {
  const Settings deal = {{"width", "6"}, {"height", "6"}, {"deal", "3"}};
  const auto start = start_of("collapse", deal);
  Rng rng(1);
  const auto game = (*make_player(*start, "best"))->choose(*start, {{.nodes = 20'000}, rng, {}});
  const GameId id = begin("collapse", deal, game->line);
  for (std::size_t ply = 0; ply < game->line.size(); ++ply) {
    for (const char* agent : {"best:nodes=1", "greedy", "row-by-row"}) {
      const Json judged = ask(AskJudgement{id, static_cast<std::int64_t>(ply), agent, {}});
      EXPECT_GE(judged.at("value").get<double>(), game->value) << agent << judged;
    }
  }
}

TEST_F(AnalysisHubTest, ALongLineIsToldInParts) {
  const GameId id = begin("othello", {{"size", "4"}});
  AskLine asked{id, 0, {"b1", "a1"}, 2};
  const Json frames = ask(asked).at("frames");
  ASSERT_EQ(frames.size(), 1u);
  EXPECT_EQ(frames[0].at("ply"), 2);
}

TEST_F(AnalysisHubTest, ChecksPositionsInWords) {
  const Json start = ask(CheckPosition{"othello", {{"size", "4"}}, {}});
  EXPECT_EQ(start.at("frame").at("text"), "-----OX--XO----- X");
  const Json other = ask(CheckPosition{"othello", {{"size", "4"}}, "-----OX--XO----X O"});
  EXPECT_EQ(other.at("frame").at("turn"), "second");
  const Json wrong = ask(CheckPosition{"othello", {{"size", "4"}}, "-----OX--XO---- X"});
  EXPECT_EQ(wrong.at("code"), "bad_value");
  EXPECT_EQ(wrong.at("text").get<std::string>().find('\n'), std::string::npos);
}

}  // namespace
}  // namespace papan::server
