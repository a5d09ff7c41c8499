// The store's experiments: a spec, and results by key, which are never measured
// twice.
#include "store/rows.hpp"

namespace papan {
namespace {

StoredExperiment read_experiment(SQLite::Statement& row) {
  return {row.getColumn(0), row.getColumn(1).getString(), row.getColumn(2).getString(),
          row.getColumn(3)};
}

}  // namespace

Result<StoredExperiment> Store::experiment_of(std::string_view name, std::string_view spec) {
  return only(database_->attempt([&] {
    database_->run("INSERT OR IGNORE INTO experiment (name, spec, created_at) VALUES (?, ?, ?)",
                   text(name), text(spec), seconds_now());
    return database_->rows(
        read_experiment,
        "SELECT id, name, spec, created_at FROM experiment WHERE name = ? AND spec = ?", text(name),
        text(spec));
  }),
              "such experiment");
}

Result<std::vector<StoredExperiment>> Store::experiments() {
  return database_->attempt([&] {
    return database_->rows(read_experiment,
                           "SELECT id, name, spec, created_at FROM experiment ORDER BY id");
  });
}

Result<void> Store::append_result(StoreId experiment, const ExperimentResult& result) {
  return database_->attempt([&] {
    database_->run("INSERT INTO experiment_result VALUES (?, ?, ?, ?)", experiment, result.key,
                   result.result, seconds_now());
  });
}

Result<std::vector<ExperimentResult>> Store::results(StoreId experiment) {
  const auto read = [](SQLite::Statement& row) {
    return ExperimentResult{row.getColumn(0).getString(), row.getColumn(1).getString()};
  };
  return database_->attempt([&] {
    return database_->rows(
        read, "SELECT key, result FROM experiment_result WHERE experiment = ? ORDER BY rowid",
        experiment);
  });
}

}  // namespace papan
