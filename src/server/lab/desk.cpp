#include "server/lab/desk.hpp"

namespace papan::server {
namespace {

Json started_message(const StudyRef& study) {
  return {{"type", "started"}, {"kind", to_text(study.kind)}, {"id", study.id}};
}

}  // namespace

LabDesk::LabDesk(Clients& clients, Journal& journal, Loop& loop,
                 const std::filesystem::path& store_file)
    : clients_(clients),
      journal_(journal),
      bench_(store_file),
      reader_(store_file, loop),
      topics_(clients, loop, bench_, reader_) {}

void LabDesk::stop() {
  topics_.stop();
  bench_.stop();
  reader_.stop();
}

void LabDesk::handle(const Asked& asked, const AskLab&) {
  topics_.listen(asked, {});
}

void LabDesk::handle(const Asked& asked, const WatchStudy& message) {
  topics_.listen(asked, message.study());
}

void LabDesk::handle(const Asked& asked, const LeaveLab&) {
  topics_.leave(asked.client);
  clients_.answer_done(asked);
}

void LabDesk::handle(const Asked& asked, const StartTournament& message) {
  start_study(asked, [message] { return checked(message); });
}

void LabDesk::handle(const Asked& asked, const StartExperiment& message) {
  start_study(asked, [message] { return checked(message); });
}

void LabDesk::handle(const Asked& asked, const StartTraining& message) {
  start_study(asked, [message] { return checked(message); });
}

void LabDesk::start_study(const Asked& asked, std::function<Result<Wish>()> check) {
  if (const auto room = bench_.check_room(); !room) return clients_.refuse(asked, room.error());
  const bool waits =
      reader_.find([check = std::move(check)](Store&) { return check(); },
                   [this, asked](const Result<Wish>& wish) {
                     if (!wish)
                       return clients_.refuse(asked, {ErrorCode::kBadValue, wish.error().message});
                     promise(asked, [wish = *wish](Store& store) -> Result<StudyRef> {
                       const auto id = keep(store, wish);
                       if (!id) return id.error();
                       return StudyRef{wish.kind, *id};
                     });
                   });
  if (!waits) clients_.refuse(asked, lab_is_busy());
}

void LabDesk::handle(const Asked& asked, const ResumeStudy& message) {
  if (const auto room = bench_.check_room(); !room) return clients_.refuse(asked, room.error());
  const StudyRef study = message.study();
  const bool waits = reader_.ask(topics_.resumable(study), [this, asked, study](const auto& done) {
    if (!done) return clients_.refuse(asked, {ErrorCode::kBadValue, done.error().message});
    promise(asked, [study](Store&) -> Result<StudyRef> { return study; });
  });
  if (!waits) clients_.refuse(asked, lab_is_busy());
}

void LabDesk::promise(const Asked& asked, std::function<Result<StudyRef>(Store&)> keep_study) {
  journal_.run(
      [keep_study = std::move(keep_study)](Store& store) -> Result<StudyRef> {
        const auto study = keep_study(store);
        if (!study) return study;
        const auto kept = store.promise_job(to_text(study->kind), study->id);
        return kept ? study : kept.error();
      },
      [this, asked](const Result<StudyRef>& study) {
        if (study) return promised(asked, *study);
        clients_.refuse(asked, {ErrorCode::kNotStored, study.error().message});
      });
}

void LabDesk::promised(const Asked& asked, const StudyRef& study) {
  if (const auto added = bench_.add(study); !added) {
    drop_promise(study, {});
    return clients_.refuse(asked, added.error());
  }
  clients_.answer(asked, started_message(study));
}

void LabDesk::handle(const Asked& asked, const StopStudy& message) {
  const StudyRef study = message.study();
  if (!bench_.jobs().contains(study)) {
    return clients_.refuse(asked, {ErrorCode::kBadValue, "this server is not at work on it"});
  }
  bench_.call_off(study);
  drop_promise(study, [this, asked](const Result<void>& done) {
    if (!done) return clients_.refuse(asked, {ErrorCode::kNotStored, done.error().message});
    clients_.answer_done(asked);
  });
}

void LabDesk::drop_promise(const StudyRef& study, Journal::Then then) {
  journal_.submit([study](Store& store) { return store.drop_job(to_text(study.kind), study.id); },
                  std::move(then));
}

void LabDesk::file(const LabFile& wanted, std::function<void(HttpAnswer)> then) {
  const bool waits =
      reader_.find([wanted](Store& store) { return make_lab_file(store, wanted); },
                   [then](Result<HttpAnswer> made) {
                     then(made ? std::move(*made) : plain_answer(404, made.error().message));
                   });
  if (!waits) then(plain_answer(404, "busy: try again soon"));
}

}  // namespace papan::server
