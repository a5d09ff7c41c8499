#include "server/analysis/analyses.hpp"

#include <algorithm>

#include "server/analysis/answers.hpp"
#include "server/limits.hpp"

namespace papan::server {
namespace {

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
  run->standing.agent = run->wish.question.agent;
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
  Question& question = run->wish.question;
  question.proven = knowledge_.proven.find(*question.position, question.agent).moves;
  run->step = thinking_.ask({Lane::kAnalysis, question, run->wish.memory, run->progress},
                            [this, run](const Result<Answer>& answer) { heard(run, answer); });
}

void Analyses::heard(const Running& run, const Result<Answer>& answer) {
  if (run->called_off) return;
  AnalysisStanding& standing = run->standing;
  const bool overdue = run->thought >= kMaxSearchSeconds - kTickSeconds;
  if (answer) {
    take(*run, *answer);
  } else {
    standing.problem = answer.error().message;
  }
  run->step.reset();
  if (standing.news.finished || overdue || !standing.problem.empty() ||
      run->watch.seconds() >= kMaxAnalysisSeconds) {
    return finish(*run);
  }
  if (knowledge_.refresh) knowledge_.refresh(run->wish.question, run->wish.id);
  submit(run);
}

void Analyses::take(Run& run, const Answer& answer) {
  const Question& question = run.wish.question;
  AnalysisNews& known = run.standing.news;
  AnalysisNews news = *answer.analysis;
  if (news.changes == known.changes) {
    news.moves = std::move(known.moves);
  } else if (!news.by_plan) {
    knowledge_.proven.keep(*question.position, question.agent,
                           proven_by(*question.position, news.moves));
  }
  if (news.done != known.done || news.depth != known.depth) run.patience = kFirstPatience;
  known = std::move(news);
  run.standing.agent = answer.agent;
  if (knowledge_.learn) knowledge_.learn(question, run.wish.id, answer);
}

void Analyses::tell(Run& run) {
  run.standing.seconds = run.watch.seconds();
  AnalysisStanding standing = run.standing;
  AnalysisNews& news = standing.news;
  // The counts are not read at once: never tell fewer than before.
  run.told_nodes = std::max({run.told_nodes, news.nodes, run.progress->nodes()});
  news.nodes = run.told_nodes;
  const bool is_new = news.changes != run.told;
  if (!is_new) news.moves.clear();
  run.told = news.changes;
  tell_(run.client,
        analysis_message(run.wish, standing, is_new ? MovesTold::kAll : MovesTold::kNone));
}

void Analyses::finish(Run& run) {
  run.standing.news.finished = true;
  tell(run);
  runs_.erase(run.client);
}

// Steps that others wait for: those end, and come again after them.
void Analyses::make_way() {
  const bool spare_waits = thinking_.waits(Lane::kSpare);
  const bool others_wait = thinking_.waits(Lane::kAnalysis);
  for (const auto& [client, run] : runs_) {
    if (!run->step || !run->progress->is_thinking) continue;
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
