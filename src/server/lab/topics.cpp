#include "server/lab/topics.hpp"

#include <algorithm>

#include "core/clock.hpp"
#include "server/answers.hpp"
#include "server/lab/wishes.hpp"
#include "server/limits.hpp"

namespace papan::server {
namespace {

Result<Json> read(Studies& studies, Store& store, const LabTopics::Topic& topic, const Jobs& jobs) {
  return topic ? studies.study(store, *topic, jobs) : studies.list(store, jobs);
}

}  // namespace

LabTopics::LabTopics(Clients& clients, Loop& loop, Workbench& bench, LabReader& reader)
    : clients_(clients), loop_(loop), bench_(bench), reader_(reader) {
  poll_later(0);
}

void LabTopics::listen(const Asked& asked, const Topic& topic) {
  const bool waits = reader_.find(
      [reading = reading_, topic, jobs = bench_.jobs()](Store& store) {
        return read(reading->studies, store, topic, jobs);
      },
      [this, asked, topic](const Result<Json>& message) { listened(asked, topic, message); });
  if (!waits) clients_.refuse(asked, lab_is_busy());
}

void LabTopics::listened(const Asked& asked, const Topic& topic, const Result<Json>& message) {
  if (!clients_.contains(asked.client)) return;  // it has gone in the meantime
  if (!message) return clients_.refuse(asked, {ErrorCode::kBadValue, message.error().message});
  auto& topics = listeners_[asked.client];
  if (topic) std::erase_if(topics, [](const Topic& other) { return other.has_value(); });
  topics.insert(topic);
  clients_.answer(asked, *message);
}

LabReader::Question LabTopics::resumable(const StudyRef& study) {
  return [reading = reading_, study, jobs = bench_.jobs()](Store& store) -> Result<void> {
    if (reading->studies.is_elsewhere(study, jobs)) {
      return Error{"another program is at work on it just now"};
    }
    return check_resumable(store, study);
  };
}

// What takes long to read is read less often.
void LabTopics::poll_later(double busy_seconds) {
  constexpr double kLeastRest = 10;  // times the work
  const auto rest = milliseconds(static_cast<int>(1000 * kLeastRest * busy_seconds));
  loop_.after(std::max(kLabInterval, rest), [this] { poll(); });
}

void LabTopics::poll() {
  if (stopping_) return;
  bench_.stop_overdue(kMaxLabGameSeconds);
  std::set<Topic> topics;
  for (const auto& [client, heard] : listeners_) topics.insert(heard.begin(), heard.end());
  std::erase_if(told_, [&](const auto& told) { return !topics.contains(told.first); });
  if (topics.empty()) return poll_later(0);
  const bool waits =
      reader_.find([reading = reading_, topics, jobs = bench_.jobs()](
                       Store& store) { return read_again(store, *reading, topics, jobs); },
                   [this](const Result<Poll>& poll) {
                     if (stopping_) return;
                     if (poll) tell(*poll);
                     poll_later(poll ? poll->seconds : 0);
                   });
  if (!waits) poll_later(0);
}

// On the reading thread; nothing where all is as it was.
Result<LabTopics::Poll> LabTopics::read_again(Store& store, Reading& reading,
                                              const std::set<Topic>& topics, const Jobs& jobs) {
  const Stopwatch watch;
  Poll poll;
  const auto changes = store.changes();
  if (!changes) return changes.error();
  const bool same = *changes == reading.changes && jobs == reading.jobs;
  if (same && !reading.studies.others_work()) return poll;
  reading.changes = *changes;
  reading.jobs = jobs;
  for (const Topic& topic : topics) {
    if (const auto message = read(reading.studies, store, topic, jobs)) {
      poll.lines[topic] = to_line(*message);
    }
  }
  poll.seconds = watch.seconds();
  return poll;
}

void LabTopics::tell(const Poll& poll) {
  for (const auto& [topic, text] : poll.lines) {
    if (told_[topic] == text) continue;
    told_[topic] = text;
    const auto line = std::make_shared<const std::string>(text);
    Outbox outbox;
    for (const auto& [client, topics] : listeners_) {
      if (topics.contains(topic)) outbox.emplace_back(client, line);
    }
    clients_.deliver(outbox);
  }
}

}  // namespace papan::server
