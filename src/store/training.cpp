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
  return {row.getColumn(0), {row.getColumn(1).getString(), row.getColumn(2).getString()}};
}

// A text that may hold any bytes.
std::string read_bytes(SQLite::Statement& row) {
  return row.getColumn(0).getString();
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

Result<std::optional<Training>> Store::find_training(const TrainingSpec& spec) {
  auto found = database_->attempt([&] {
    return database_->rows(read_training,
                           "SELECT id, learner, spec FROM training WHERE learner = ? AND spec = ?",
                           spec.learner, spec.plan);
  });
  if (!found) return found.error();
  if (found->empty()) return std::optional<Training>();
  return std::optional(std::move(found->front()));
}

Result<Training> Store::training_of(const TrainingSpec& spec) {
  const auto made = database_->attempt([&] {
    database_->run(
        "INSERT INTO training (learner, spec, state, created_at) SELECT ?1, ?2, '', ?3 "
        "WHERE NOT EXISTS (SELECT 1 FROM training WHERE learner = ?1 AND spec = ?2)",
        spec.learner, spec.plan, seconds_now());
  });
  if (!made) return made.error();
  const auto found = find_training(spec);
  if (!found) return found.error();
  return **found;
}

Result<Training> Store::training(StoreId id) {
  return only(database_->attempt([&] {
    return database_->rows(read_training, "SELECT id, learner, spec FROM training WHERE id = ?",
                           id);
  }),
              fmt::format("training run {}", id));
}

Result<void> Store::name_training(const Training& named) {
  return database_->attempt([&] {
    database_->run("UPDATE training SET learner = ?, spec = ? WHERE id = ?", named.spec.learner,
                   named.spec.plan, named.id);
  });
}

Result<void> Store::append_step(StoreId training, const TrainingStep& step) {
  return together([&] {
    return database_->attempt([&] {
      database_->run(
          "INSERT INTO training_progress (training, number, progress, stored_at, piece) "
          "SELECT ?1, count(*), ?2, ?3, nullif(?4, x'') FROM training_progress "
          "WHERE training = ?1",
          training, step.progress, seconds_now(), Bytes{step.piece});
      database_->run("UPDATE training SET checkpoint = ? WHERE id = ?", Bytes{step.checkpoint},
                     training);
    });
  });
}

Result<std::vector<std::string>> Store::progress(StoreId training) {
  return database_->attempt([&] {
    return database_->rows(
        read_bytes, "SELECT progress FROM training_progress WHERE training = ? ORDER BY number",
        training);
  });
}

Result<std::string> Store::checkpoint(StoreId training) {
  return only(database_->attempt([&] {
    return database_->rows(
        read_bytes, "SELECT coalesce(checkpoint, state) FROM training WHERE id = ?", training);
  }),
              fmt::format("training run {}", training));
}

Result<std::vector<std::string>> Store::pieces(StoreId training) {
  return database_->attempt([&] {
    return database_->rows(read_bytes,
                           "SELECT piece FROM training_progress "
                           "WHERE training = ? AND piece IS NOT NULL ORDER BY number",
                           training);
  });
}

Result<std::vector<TrainingGlimpse>> Store::training_glimpses() {
  const auto read = [](SQLite::Statement& row) {
    return TrainingGlimpse{read_training(row), row.getColumn(3), row.getColumn(4).getString()};
  };
  return database_->attempt([&] {
    return database_->rows(
        read,
        "SELECT t.id, t.learner, t.spec, coalesce(p.number + 1, 0), coalesce(p.progress, '') "
        "FROM training t LEFT JOIN training_progress p ON p.training = t.id AND p.number = "
        "(SELECT max(number) FROM training_progress WHERE training = t.id) ORDER BY t.id");
  });
}

}  // namespace papan
