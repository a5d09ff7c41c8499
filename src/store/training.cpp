// The store's trained weights, by the hash of their content, and training runs.
#include "core/hash.hpp"
#include "store/rows.hpp"

namespace papan {
namespace {

Weights read_weights(SQLite::Statement& row) {
  return {row.getColumn(0).getString(), row.getColumn(1).getString(), row.getColumn(2).getString(),
          row.getColumn(3).getString(), row.getColumn(4)};
}

Training read_training(SQLite::Statement& row) {
  return {row.getColumn(0), row.getColumn(1).getString(), row.getColumn(2).getString(),
          row.getColumn(3)};
}

}  // namespace

std::string weights_hash(std::string_view content) {
  return fmt::format("{:016x}", hash_text(content));
}

Result<std::string> Store::add_weights(const Weights& weights) {
  const std::string hash = weights_hash(weights.content);
  const auto kept = only(database_->attempt([&] {
    database_->run("INSERT OR IGNORE INTO weights VALUES (?, ?, ?, ?, ?)", hash, weights.game,
                   weights.content, weights.made, seconds_now());
    return database_->rows(read_weights, "SELECT * FROM weights WHERE hash = ?", hash);
  }),
                         "such weights");
  if (!kept) return kept.error();
  if (kept->content != weights.content || kept->game != weights.game) {
    return Error{fmt::format("other weights already have the hash {}", hash)};
  }
  return hash;
}

Result<Weights> Store::weights(std::string_view hash) {
  return only(database_->attempt([&] {
    return database_->rows(read_weights, "SELECT * FROM weights WHERE hash = ?", text(hash));
  }),
              fmt::format("weights {}", hash));
}

Result<std::vector<Weights>> Store::all_weights() {
  return database_->attempt([&] {
    return database_->rows(read_weights, "SELECT * FROM weights ORDER BY stored_at, hash");
  });
}

Result<Training> Store::training_of(std::string_view spec) {
  return only(database_->attempt([&] {
    database_->run(
        "INSERT INTO training (spec, state, created_at) SELECT ?1, '', ?2 "
        "WHERE NOT EXISTS (SELECT 1 FROM training WHERE spec = ?1)",
        text(spec), seconds_now());
    return database_->rows(read_training, "SELECT * FROM training WHERE spec = ?", text(spec));
  }),
              "training run of this spec");
}

Result<Training> Store::training(StoreId id) {
  return only(database_->attempt([&] {
    return database_->rows(read_training, "SELECT * FROM training WHERE id = ?", id);
  }),
              fmt::format("training run {}", id));
}

Result<std::vector<Training>> Store::trainings() {
  return database_->attempt(
      [&] { return database_->rows(read_training, "SELECT * FROM training ORDER BY id"); });
}

Result<void> Store::append_progress(StoreId training, std::string_view progress,
                                    std::string_view state) {
  return together([&] {
    return database_->attempt([&] {
      database_->run(
          "INSERT INTO training_progress SELECT ?1, count(*), ?2, ?3 FROM training_progress "
          "WHERE training = ?1",
          training, text(progress), seconds_now());
      database_->run("UPDATE training SET state = ? WHERE id = ?", text(state), training);
    });
  });
}

Result<std::vector<std::string>> Store::progress(StoreId training) {
  const auto read = [](SQLite::Statement& row) { return row.getColumn(0).getString(); };
  return database_->attempt([&] {
    return database_->rows(
        read, "SELECT progress FROM training_progress WHERE training = ? ORDER BY number",
        training);
  });
}

Result<std::vector<TrainingGlimpse>> Store::training_glimpses() {
  const auto read = [](SQLite::Statement& row) {
    return TrainingGlimpse{row.getColumn(0), row.getColumn(1).getString(), row.getColumn(2),
                           row.getColumn(3).getString(), row.getColumn(4)};
  };
  return database_->attempt([&] {
    return database_->rows(
        read,
        "SELECT t.id, t.spec, coalesce(p.number + 1, 0), coalesce(p.progress, ''), "
        "coalesce(p.stored_at, t.created_at) FROM training t LEFT JOIN training_progress p "
        "ON p.training = t.id AND p.number = "
        "(SELECT max(number) FROM training_progress WHERE training = t.id) ORDER BY t.id");
  });
}

}  // namespace papan
