// The hub's handlers of the laboratory's messages. What is started is checked on the
// reading thread, promised by the journal, and only then given to the workbench and told.
#include "server/answers.hpp"
#include "server/hub.hpp"
#include "server/lab_wishes.hpp"

namespace papan::server {
namespace {

Json started_message(const StudyRef& study) {
  return {{"type", "started"}, {"kind", to_text(study.kind)}, {"id", study.id}};
}

constexpr const char* kBusyLab = "too many questions wait: try again soon";

}  // namespace

void Hub::handle(const Asked& asked, const AskLab&) {
  listen_to_lab(asked, {});
}

void Hub::handle(const Asked& asked, const WatchStudy& message) {
  listen_to_lab(asked, message.study);
}

void Hub::listen_to_lab(const Asked& asked, const LabDesk::Topic& topic) {
  lab_.listen(asked.client, topic, [this, asked](const Result<Json>& message) {
    if (!clients_.contains(asked.client)) return lab_.leave(asked.client);
    if (!message) return refuse(asked, {ErrorCode::kBadValue, message.error().message});
    answer(asked, *message);
  });
}

void Hub::handle(const Asked& asked, const LeaveLab&) {
  lab_.leave(asked.client);
  answer(asked, done_message());
}

void Hub::handle(const Asked& asked, const StartTournament& message) {
  start_study(asked, [message] { return checked(message); });
}

void Hub::handle(const Asked& asked, const StartExperiment& message) {
  start_study(asked, [message] { return checked(message); });
}

void Hub::handle(const Asked& asked, const StartTraining& message) {
  start_study(asked, [message] { return checked(message); });
}

void Hub::start_study(const Asked& asked, std::function<Result<Wish>()> check) {
  if (const auto refused = lab_.bench().check_room()) return refuse(asked, *refused);
  auto wish = std::make_shared<Wish>();
  const bool waits = lab_.ask(
      [check = std::move(check), wish](Store&) -> Result<void> {
        auto good = check();
        if (!good) return good.error();
        *wish = std::move(*good);
        return {};
      },
      [this, asked, wish](const Result<void>& done) {
        if (!done) return refuse(asked, {ErrorCode::kBadValue, done.error().message});
        promise(asked, [wish](Store& store) -> Result<StudyRef> {
          const auto id = keep(store, *wish);
          if (!id) return id.error();
          return StudyRef{wish->kind, *id};
        });
      });
  if (!waits) refuse(asked, {ErrorCode::kBusy, kBusyLab});
}

void Hub::handle(const Asked& asked, const ResumeStudy& message) {
  if (const auto refused = lab_.bench().check_room()) return refuse(asked, *refused);
  const StudyRef study = message.study;
  const bool waits = lab_.ask(lab_.resumable(study), [this, asked, study](const auto& done) {
    if (!done) return refuse(asked, {ErrorCode::kBadValue, done.error().message});
    promise(asked, [study](Store&) -> Result<StudyRef> { return study; });
  });
  if (!waits) refuse(asked, {ErrorCode::kBusy, kBusyLab});
}

void Hub::promise(const Asked& asked, std::function<Result<StudyRef>(Store&)> keep_study) {
  auto study = std::make_shared<StudyRef>();
  journal_.submit(
      [keep_study = std::move(keep_study), study](Store& store) -> Result<void> {
        const auto kept = keep_study(store);
        if (!kept) return kept.error();
        *study = *kept;
        return store.promise_job(to_text(kept->kind), kept->id);
      },
      [this, asked, study](const Result<void>& done) {
        if (!done) return refuse(asked, {ErrorCode::kNotStored, done.error().message});
        if (const auto refused = lab_.bench().add(*study)) {
          drop_promise(*study, {});
          return refuse(asked, *refused);
        }
        answer(asked, started_message(*study));
      });
}

void Hub::handle(const Asked& asked, const StopStudy& message) {
  const Jobs jobs = lab_.bench().jobs();
  if (!jobs.contains(message.study)) {
    return refuse(asked, {ErrorCode::kBadValue, "this server is not at work on it"});
  }
  lab_.bench().call_off(message.study);
  drop_promise(message.study, [this, asked](const Result<void>& done) {
    if (!done) return refuse(asked, {ErrorCode::kNotStored, done.error().message});
    answer(asked, done_message());
  });
}

void Hub::drop_promise(const StudyRef& study, Journal::Then then) {
  journal_.submit([study](Store& store) { return store.drop_job(to_text(study.kind), study.id); },
                  std::move(then));
}

void Hub::lab_file(const LabFile& wanted, std::function<void(HttpAnswer)> then) {
  lab_.file(wanted, std::move(then));
}

}  // namespace papan::server
