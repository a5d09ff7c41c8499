#include "server/analysis/analyses.hpp"

#include <algorithm>

#include "server/analysis/answers.hpp"
#include "server/limits.hpp"

namespace papan::server {
namespace {

constexpr double kSlice = 0.08;         // seconds of steps before others have their turn
constexpr double kFirstPatience = 0.3;  // seconds
constexpr double kMostPatience = 1.2;
constexpr double kTickSeconds = 0.001 * static_cast<double>(kAnalysisInterval.count());

}  // namespace

bool Analyses::start(ClientId client, AnalysisWish wish) {
  stop(client);
  if (runs_.size() >= kMaxAnalyses) return false;
  const auto run = std::make_shared<Run>();
  run->client = client;
  run->wish = std::move(wish);
  run->news.agent = run->wish.agent;
  run->patience = kFirstPatience;
  runs_[client] = run;
  submit(run);
  if (!is_ticking_) {
    is_ticking_ = true;
    loop_.after(kAnalysisInterval, [this] { tick(); });
  }
  return true;
}

void Analyses::stop(ClientId client) {
  const auto found = runs_.find(client);
  if (found == runs_.end()) return;
  found->second->called_off = true;
  if (found->second->step) found->second->step->request_stop();
  runs_.erase(found);
}

void Analyses::stop_all() {
  while (!runs_.empty()) stop(runs_.begin()->first);
}

void Analyses::submit(const Running& run) {
  run->thought = 0;
  run->step = pool_.submit(Lane::kAnalysis, [this, run](std::stop_token stop) {
    run->is_thinking = true;
    auto news = think(*run, stop);
    run->is_thinking = false;
    loop_.post([this, run, news = std::move(news)] { heard(run, news); });
  });
}

AnalysisNews Analyses::plan(Run& run, const std::stop_token& stop) {
  AnalysisNews news;
  const AnalysisWish& wish = run.wish;
  if (!run.planner) {
    auto made = PlanAnalyst::make({wish.position, wish.known.played, wish.known.plans}, wish.agent);
    if (!made) {
      news.problem = made.error().message;
      return news;
    }
    run.planner = std::move(*made);
  }
  PlanAnalyst& planner = *run.planner;
  const Stopwatch watch;
  do {
    if (auto done = planner.step({stop, &run.counted}); !done) news.problem = done.error().message;
    run.counted = 0;
    run.finished_nodes = planner.nodes();
  } while (news.problem.empty() && !planner.finished() && !stop.stop_requested() &&
           watch.seconds() < kSlice);
  news.agent = planner.spec();
  news.changes = planner.changes();
  news.moves = planner.moves();
  news.by_plan = true;
  news.depth = planner.round();
  news.nodes = planner.nodes();
  news.finished = planner.finished();
  return news;
}

AnalysisNews Analyses::think(Run& run, const std::stop_token& stop) {
  AnalysisNews news;
  if (run.wish.known.plans && is_planner(*run.wish.position, run.wish.agent))
    return plan(run, stop);
  if (!run.analyst) {
    auto made = Analyst::make(*run.wish.position, run.wish.agent);
    if (!made) {
      news.problem = made.error().message;
      return news;
    }
    run.analyst = std::move(*made);
    run.analyst->begin_with(proven_.find(*run.wish.position, run.wish.agent).moves);
  }
  const std::uint64_t before = run.analyst->changes();
  const Stopwatch watch;
  do {
    if (auto done = run.analyst->step({stop, &run.counted}); !done) {
      news.problem = done.error().message;
    }
    run.counted = 0;
    run.finished_nodes = run.analyst->nodes();
  } while (news.problem.empty() && !run.analyst->finished() && !stop.stop_requested() &&
           watch.seconds() < kSlice);
  news.agent = run.analyst->spec();
  news.changes = run.analyst->changes();
  if (news.changes != before) {
    news.moves = run.analyst->moves();
    proven_.keep(*run.wish.position, run.wish.agent, proven_by(*run.wish.position, news.moves));
  }
  news.depth = run.analyst->depth();
  news.done = run.analyst->done();
  news.total = run.analyst->total();
  news.nodes = run.analyst->nodes();
  news.finished = run.analyst->finished();
  return news;
}

void Analyses::heard(const Running& run, AnalysisNews news) {
  if (run->called_off) return;
  const bool overdue = run->thought >= kMaxSearchSeconds - kTickSeconds;
  if (news.changes == run->news.changes) news.moves = std::move(run->news.moves);
  if (news.done != run->news.done || news.depth != run->news.depth) run->patience = kFirstPatience;
  run->news = std::move(news);
  run->step.reset();
  if (run->news.finished || overdue || !run->news.problem.empty() ||
      run->watch.seconds() >= kMaxAnalysisSeconds) {
    return finish(*run);
  }
  submit(run);
}

void Analyses::tell(Run& run) {
  run.news.seconds = run.watch.seconds();
  AnalysisNews news = run.news;
  // The two counts are not read at once: never tell fewer than before.
  run.told_nodes = std::max({run.told_nodes, news.nodes, run.finished_nodes + run.counted});
  news.nodes = run.told_nodes;
  const bool is_new = news.changes != run.told;
  if (!is_new) news.moves.clear();
  run.told = news.changes;
  tell_(run.client, analysis_message(run.wish, news, is_new ? MovesTold::kAll : MovesTold::kNone));
}

void Analyses::finish(Run& run) {
  run.news.finished = true;
  tell(run);
  runs_.erase(run.client);
}

// Steps that others wait for: those end, and come again after them.
void Analyses::make_way() {
  const bool spare_waits = pool_.waits(Lane::kSpare);
  const bool others_wait = pool_.waits(Lane::kAnalysis);
  for (const auto& [client, run] : runs_) {
    if (!run->step || !run->is_thinking) continue;
    run->thought += kTickSeconds;
    if (!spare_waits && (!others_wait || run->thought < run->patience)) continue;
    run->patience = std::min(kMostPatience, run->patience * 2);
    run->step->request_stop();
  }
}

void Analyses::tick() {
  is_ticking_ = !runs_.empty();
  if (!is_ticking_) return;
  make_way();
  for (const auto& [client, run] : runs_) {
    if (!run->step) submit(run);
    tell(*run);
  }
  loop_.after(kAnalysisInterval, [this] { tick(); });
}

}  // namespace papan::server
