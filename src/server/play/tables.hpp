// Tables: the games in memory, read from the store when somebody opens them, and
// every change stored before anybody hears of it.
//
// An event's messages go out after its commit, and after those of every earlier
// event of its table, so all listeners hear the same story. When a commit fails the
// table is dropped: what the store has is the truth.
// Tested in tests/server/hub_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>

#include "server/journal.hpp"
#include "server/play/table.hpp"

namespace papan::server {

class Tables {
 public:
  using Deliver = std::function<void(const Outbox& outbox)>;
  using Found = std::function<void(const Result<Table*, Refusal>& found)>;

  Tables(Journal& journal, Deliver deliver) : journal_(journal), deliver_(std::move(deliver)) {}

  // In memory, or null.
  Table* find(GameId id);
  // Calls back at once when it is in memory, else once it is read.
  void open(GameId id, Found found);
  // Stores a new session, then has it in memory.
  void add(Session session, Found found);
  // Stores what the event changed, then delivers what it says.
  void conclude(TableEvent& event);

  [[nodiscard]] std::size_t count() const { return tables_.size(); }
  template <class Visit>
  void for_each(Visit&& visit) {
    for (auto& [id, table] : tables_) visit(*table);
  }

 private:
  Table& keep(std::shared_ptr<Table> table);
  Result<Table*, Refusal> loaded(const Result<std::optional<KeptSession>>& stored);
  // What an event is to tell once it is stored; who asked hears also when it is not.
  struct Telling {
    Outbox outbox;
    std::optional<Asked> asked;
  };
  void settled(Table& table, const Telling& telling, const Result<void>& done);
  void lose(Table& table, const Error& error);
  [[nodiscard]] bool make_room();

  Journal& journal_;
  Deliver deliver_;
  std::map<GameId, std::shared_ptr<Table>> tables_;
  std::uint64_t clock_ = 0;  // counts uses
};

}  // namespace papan::server
