#include "server/lab_desk.hpp"

#include <algorithm>

#include "core/clock.hpp"
#include "server/answers.hpp"
#include "server/lab_wishes.hpp"
#include "server/limits.hpp"

namespace papan::server {
namespace {

Result<Json> read(Studies& studies, Store& store, const LabDesk::Topic& topic, const Jobs& jobs) {
  return topic ? studies.study(store, *topic, jobs) : studies.list(store, jobs);
}

}  // namespace

LabDesk::LabDesk(Loop& loop, const std::filesystem::path& store_file, Deliver deliver)
    : loop_(loop), deliver_(std::move(deliver)), bench_(store_file), reader_(store_file, loop) {
  poll_later(0);
}

void LabDesk::stop() {
  stopping_ = true;
  bench_.stop();
  reader_.stop();
}

bool LabDesk::ask(LabReader::Question question, LabReader::Then then) {
  return reader_.ask(std::move(question), std::move(then));
}

void LabDesk::listen(ClientId client, const Topic& topic, Answer answer) {
  auto found = std::make_shared<Result<Json>>(Error{"too many questions wait: try again soon"});
  const bool asked = reader_.ask(
      [reading = reading_, topic, jobs = bench_.jobs(), found](Store& store) -> Result<void> {
        *found = read(reading->studies, store, topic, jobs);
        return {};
      },
      [this, client, topic, found, answer](const Result<void>& done) {
        if (!done) *found = done.error();
        if (*found) {
          auto& topics = listeners_[client];
          if (topic) std::erase_if(topics, [](const Topic& other) { return other.has_value(); });
          topics.insert(topic);
        }
        answer(*found);
      });
  if (!asked) answer(*found);
}

void LabDesk::leave(ClientId client) {
  listeners_.erase(client);
}

LabReader::Question LabDesk::resumable(const StudyRef& study) {
  return [reading = reading_, study, jobs = bench_.jobs()](Store& store) -> Result<void> {
    if (reading->studies.is_elsewhere(study, jobs)) {
      return Error{"another program is at work on it just now"};
    }
    return check_resumable(store, study);
  };
}

void LabDesk::file(const LabFile& wanted, std::function<void(HttpAnswer)> then) {
  auto made = std::make_shared<Result<HttpAnswer>>(Error{"busy: try again soon"});
  const auto answer = [made, then] {
    then(*made ? std::move(**made) : plain_answer(404, made->error().message));
  };
  const bool asked = reader_.ask(
      [wanted, made](Store& store) -> Result<void> {
        *made = make_lab_file(store, wanted);
        return {};
      },
      [made, answer](const Result<void>& done) {
        if (!done) *made = done.error();
        answer();
      });
  if (!asked) answer();
}

// What takes long to read is read less often.
void LabDesk::poll_later(double busy_seconds) {
  constexpr double kLeastRest = 10;  // times the work
  const auto rest = milliseconds(static_cast<int>(1000 * kLeastRest * busy_seconds));
  loop_.after(std::max(kLabInterval, rest), [this] { poll(); });
}

void LabDesk::poll() {
  if (stopping_) return;
  bench_.stop_overdue(kMaxLabGameSeconds);
  std::set<Topic> topics;
  for (const auto& [client, heard] : listeners_) topics.insert(heard.begin(), heard.end());
  std::erase_if(told_, [&](const auto& told) { return !topics.contains(told.first); });
  if (topics.empty()) return poll_later(0);
  auto poll = std::make_shared<Poll>();
  const bool asked = reader_.ask(
      [reading = reading_, topics, jobs = bench_.jobs(), poll](Store& store) -> Result<void> {
        const Stopwatch watch;
        const auto changes = store.changes();
        if (!changes) return changes.error();
        const bool same = *changes == reading->changes && jobs == reading->jobs;
        if (same && !reading->studies.others_work()) return {};
        reading->changes = *changes;
        reading->jobs = jobs;
        for (const Topic& topic : topics) {
          if (const auto message = read(reading->studies, store, topic, jobs)) {
            poll->lines[topic] = to_line(*message);
          }
        }
        poll->seconds = watch.seconds();
        return {};
      },
      [this, poll](const Result<void>&) {
        if (stopping_) return;
        tell(*poll);
        poll_later(poll->seconds);
      });
  if (!asked) poll_later(0);
}

void LabDesk::tell(const Poll& poll) {
  for (const auto& [topic, text] : poll.lines) {
    if (told_[topic] == text) continue;
    told_[topic] = text;
    const auto line = std::make_shared<const std::string>(text);
    Outbox outbox;
    for (const auto& [client, topics] : listeners_) {
      if (topics.contains(topic)) outbox.emplace_back(client, line);
    }
    deliver_(outbox);
  }
}

}  // namespace papan::server
