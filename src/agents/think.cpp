#include "agents/think.hpp"

#include "agents/plan_search.hpp"
#include "agents/replay.hpp"
#include "core/clock.hpp"
#include "game/shown_json.hpp"

namespace papan {
namespace {

constexpr double kSlice = 0.08;  // seconds of an analysis, before others have their turn

Result<std::shared_ptr<const Position>> position_of(const Question& question) {
  if (question.position) return question.position;
  auto position = open_record(question.game);
  if (!position) return position.error();
  if (auto played = play_plies(**position, question.game.plies); !played) return played.error();
  return std::shared_ptr<const Position>(std::move(*position));
}

bool asks_for_plans(Wanted wants) {
  return wants == Wanted::kHint || wants == Wanted::kJudgement || wants == Wanted::kAnalysis;
}

// The plans that the question brings, beside those that the memory has; null where they prove
// nothing.
Result<std::shared_ptr<BestPlan>> plans_for(const Question& question, const Position& position,
                                            Memory& memory) {
  if (!asks_for_plans(question.wants) || !BestPlan::suits(position)) return nullptr;
  if (!memory.plans) {
    auto start = open_record(question.game);
    if (!start) return start.error();
    memory.plans = std::make_shared<BestPlan>(std::move(*start));
  }
  for (const FoundPlan& plan : question.plans) {
    memory.plans->learn(question.game.plies, plan.moves);
  }
  (void)memory.plans->take_news(question.game.plies);  // the asker knows them
  return memory.plans;
}

Result<PlannedPosition> planned(const Question& question, Memory& memory) {
  auto position = position_of(question);
  if (!position) return position.error();
  auto plans = plans_for(question, **position, memory);
  if (!plans) return plans.error();
  return PlannedPosition{std::move(*position), question.game.plies, std::move(*plans)};
}

struct Inquiry {
  const Question& question;
  Memory& memory;
  const Watch& watch;
  PlannedPosition at;
  Rng rng;

  [[nodiscard]] Request request() {
    return {question.budget, rng, watch.stop,
            watch.progress ? &watch.progress->under_way : nullptr};
  }
};

Result<Answer> decided(const Result<Decision>& decision) {
  if (!decision) return decision.error();
  Answer answer;
  answer.decision = *decision;
  return answer;
}

Result<Answer> choose(Inquiry& asked) {
  std::unique_ptr<Player>& player = asked.memory.player;
  if (player == nullptr) {
    auto made = make_player(*asked.at.position, asked.question.agent);
    if (!made) return made.error();
    player = std::move(*made);
  }
  auto answer = decided(player->choose(*asked.at.position, asked.request()));
  if (answer) answer->agent = player->spec();
  return answer;
}

Result<Answer> judge_move(Inquiry& asked) {
  const auto& [question, memory, watch, at, rng] = asked;
  const auto judged = at.plans
                          ? judge_by_plan(at, question.move, question.agent, asked.request())
                          : judge(*at.position, question.move, question.agent, asked.request());
  if (!judged) return judged.error();
  Answer answer;
  answer.judgement = *judged;
  return answer;
}

Result<Answer> show(Inquiry& asked) {
  const auto player = make_player(*asked.at.position, asked.question.agent);
  if (!player) return player.error();
  Answer answer;
  answer.agent = (*player)->spec();
  if (asked.question.wants == Wanted::kTree) {
    const auto tree = (*player)->tree(*asked.at.position, asked.request(), asked.question.limits);
    if (!tree) return tree.error();
    answer.shown = to_json(*tree);
  } else {
    const auto explanation = (*player)->explain(*asked.at.position, asked.request());
    if (!explanation) return explanation.error();
    answer.shown = to_json(*explanation);
  }
  return answer;
}

// Steps of an analyst of either kind, until others have their turn.
template <class Steps>
Result<void> go_on(Steps& steps, const Watch& watch) {
  Progress none;
  Progress& progress = watch.progress ? *watch.progress : none;
  const Stopwatch stopwatch;
  do {
    const auto done = steps.step({watch.stop, &progress.under_way});
    progress.under_way = 0;
    progress.finished = steps.nodes();
    if (!done) return done;
  } while (!steps.finished() && !watch.stop.stop_requested() && stopwatch.seconds() < kSlice);
  return {};
}

template <class Steps>
Answer news_of(const Steps& steps, std::uint64_t changes_before) {
  Answer answer;
  answer.agent = steps.spec();
  AnalysisNews& news = answer.analysis.emplace();
  news.changes = steps.changes();
  if (news.changes != changes_before) news.moves = steps.moves();
  news.nodes = steps.nodes();
  news.finished = steps.finished();
  return answer;
}

Result<Answer> analyse_by_plan(Inquiry& asked) {
  std::optional<PlanAnalyst>& planner = asked.memory.planner;
  if (!planner) {
    auto made = PlanAnalyst::make(asked.at, asked.question.agent);
    if (!made) return made.error();
    planner = std::move(*made);
  }
  const std::uint64_t before = planner->changes();
  if (auto done = go_on(*planner, asked.watch); !done) return done.error();
  Answer answer = news_of(*planner, before);
  answer.analysis->by_plan = true;
  answer.analysis->depth = planner->round();
  return answer;
}

Result<Answer> analyse(Inquiry& asked) {
  if (asked.at.plans && is_planner(*asked.at.position, asked.question.agent)) {
    return analyse_by_plan(asked);
  }
  std::optional<Analyst>& analyst = asked.memory.analyst;
  if (!analyst) {
    auto made = Analyst::make(*asked.at.position, asked.question.agent);
    if (!made) return made.error();
    analyst = std::move(*made);
    analyst->begin_with(asked.question.proven);
  }
  const std::uint64_t before = analyst->changes();
  if (auto done = go_on(*analyst, asked.watch); !done) return done.error();
  Answer answer = news_of(*analyst, before);
  answer.analysis->depth = analyst->depth();
  answer.analysis->done = analyst->done();
  answer.analysis->total = analyst->total();
  return answer;
}

Result<Answer> answer_to(Inquiry& asked) {
  switch (asked.question.wants) {
    case Wanted::kMove: return choose(asked);
    case Wanted::kHint: return decided(hint_by(asked.at, asked.question.agent, asked.request()));
    case Wanted::kJudgement: return judge_move(asked);
    case Wanted::kExplanation:
    case Wanted::kTree: return show(asked);
    case Wanted::kAnalysis: break;
  }
  return analyse(asked);
}

}  // namespace

Result<Answer> think(const Question& question, Memory& memory, const Watch& watch) {
  auto at = planned(question, memory);
  if (!at) return at.error();
  Inquiry asked{question, memory, watch, std::move(*at), Rng(question.chance)};
  auto answer = answer_to(asked);
  if (answer && asked.at.plans) answer->plans = asked.at.plans->take_news(question.game.plies);
  return answer;
}

}  // namespace papan
