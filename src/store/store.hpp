// Store: all that Papan keeps, in one SQLite file: games as records, live
// sessions of the page, tournaments, experiments, trained weights, training runs.
//
// Results are only appended. What a method has returned from is on the disk
// (write-ahead log, full sync), unless it ran inside `together`, whose return is
// then the moment. Specs, settings and summaries are texts (JSON) that belong to
// the layers above. A Store serves one thread at a time; any number of threads
// and processes may each open the same file.
// Tested in tests/store.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/standings.hpp"
#include "core/result.hpp"
#include "game/record.hpp"

namespace papan {

class Database;

using StoreId = std::int64_t;  // of a row, from 1

struct StoredGame {
  StoreId id = 0;
  std::string source;  // "page", "tournament", ...
  std::int64_t stored_at = 0;
  Record record;
};

// Which games: all members that are set must hold. In order of their id.
struct GameQuery {
  std::string game;    // empty: any
  std::string source;  // empty: any
  StoreId after = 0;   // ids greater than this
  int limit = 1000;
};

// A game in progress on the page.
struct KeptSession {
  StoreId id = 0;
  std::string key;       // by which the page knows it
  Record record;         // header and the plies as they now stand
  std::string settings;  // the server's own
  std::int64_t opened_at = 0;
  bool ended = false;
  std::optional<StoreId> game;                 // ended: where the finished record is
  std::int64_t updated_at = 0;                 // of its last ply
  std::optional<int> resigned;                 // the seat that gave up
  std::vector<std::optional<double>> seconds;  // that an agent thought, a ply
};

// Which sessions: all members that are set must hold. Newest first.
struct SessionQuery {
  std::string game;           // empty: any
  std::optional<bool> ended;  // none: any
  StoreId before = 0;         // ids less than this; 0: any
  int limit = 100;
};

// Ply `number` (from 0) of a session. Where it stands already, it and all after it
// are replaced; without a text they are only taken back. Who says how many plies it knows changes
// nothing that another program has stored meanwhile.
struct SessionPly {
  StoreId session = 0;
  int number = 0;
  std::optional<std::string> text;
  std::optional<double> seconds{};  // that an agent thought about it
  std::optional<int> known{};       // plies before this change
};

struct StoredTournament {
  StoreId id = 0;
  std::string spec;
  std::int64_t created_at = 0;
  int games = 0;                       // stored so far
  std::optional<std::string> summary;  // once it has ended
};

// A finished game as it is stored, and as it is told again: its record is then
// among the games.
struct TournamentGame {
  Record record;
  FinishedGame played;
};
struct TournamentScore {
  StoreId game = 0;
  FinishedGame played;
};

struct StoredExperiment {
  StoreId id = 0;
  std::string name;
  std::string spec;
  std::int64_t created_at = 0;
};

struct ExperimentResult {
  std::string key;  // what was measured: unique in its experiment
  std::string result;
};

struct Weights {
  std::string hash;  // of the content; given by the store
  std::string game;
  std::string content;
  std::string made;  // how
  std::int64_t stored_at = 0;
};

// What names weights of this content.
std::string weights_hash(std::string_view content);

// What names a training run: who learns, and by which plan.
struct TrainingSpec {
  std::string learner;  // empty: of before learners had names
  std::string plan;
};

struct Training {
  StoreId id = 0;
  TrainingSpec spec;
};

struct TrainingStep {
  std::string progress;
  std::string checkpoint{};  // takes the place of the one before
  std::string piece{};       // stands beside those before
};

// Work that a server has promised to do, and does again after it was killed: `kind`
// names the table that `subject` is a row of.
struct StoredJob {
  std::string kind;  // "tournament", "experiment", "training"
  StoreId subject = 0;
  std::int64_t asked_at = 0;
};

// How far a training run has come.
struct TrainingGlimpse {
  Training training;
  int steps = 0;
  std::string last;  // the newest progress; empty before the first
};

// $XDG_DATA_HOME/papan/papan.db or ~/.local/share/papan/papan.db; empty when the
// user has neither.
std::filesystem::path default_store_file();

class Store {
 public:
  static constexpr std::chrono::milliseconds kPatience{5000};

  // Makes the file (not its folder) where there is none. Every refusal is one line,
  // and leaves the file as it was.
  static Result<Store> open(const std::filesystem::path& file,
                            std::chrono::milliseconds patience = kPatience);
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;
  ~Store();

  // Everything that `work` stores through this store shares one commit, or none of
  // it is kept: how one sync serves many clients.
  Result<void> together(const std::function<Result<void>()>& work);

  Result<StoreId> add_game(const Record& record, std::string_view source);
  Result<std::vector<StoredGame>> games(const GameQuery& query);
  Result<StoredGame> game(StoreId id);

  // `header` is a record without plies.
  Result<StoreId> open_session(std::string_view key, const Record& header,
                               std::string_view settings);
  Result<void> append_ply(const SessionPly& ply);
  // Keeps the session's record, with its result, among the games.
  Result<StoreId> finish_session(StoreId session, std::optional<Score> result);
  // Ends it without a result by the rules; where it was resigned, by which seat.
  Result<void> abandon_session(StoreId session, std::optional<int> resigned = {});
  // An ended session takes plies again; a finished record stays among the games.
  Result<void> reopen_session(StoreId session);
  // Another header (seats) and other settings.
  Result<void> describe_session(StoreId session, const Record& header, std::string_view settings);
  Result<std::optional<KeptSession>> session(StoreId id);
  // Those that can be read; `session` says what is wrong with another.
  Result<std::vector<KeptSession>> sessions(const SessionQuery& query);
  Result<std::optional<KeptSession>> find_session(std::string_view key);

  // The tournament of this spec, which begins to exist if it did not.
  Result<StoredTournament> tournament_of(std::string_view spec);
  Result<StoredTournament> tournament(StoreId id);
  Result<std::vector<StoredTournament>> tournaments();
  Result<void> append_tournament_game(StoreId tournament, const TournamentGame& game);
  Result<std::vector<TournamentScore>> tournament_games(StoreId tournament);
  Result<void> end_tournament(StoreId tournament, std::string_view summary);

  // The experiment of this name and spec, which begins to exist if it did not.
  Result<StoredExperiment> experiment_of(std::string_view name, std::string_view spec);
  Result<std::vector<StoredExperiment>> experiments();
  Result<void> append_result(StoreId experiment, const ExperimentResult& result);
  Result<std::vector<ExperimentResult>> results(StoreId experiment);

  // Returns the hash; the same content is kept once, as it was first made.
  Result<std::string> add_weights(const Weights& weights);
  Result<Weights> weights(std::string_view hash);
  Result<std::vector<Weights>> all_weights();

  // The training run of this spec, which begins to exist if it did not.
  Result<Training> training_of(const TrainingSpec& spec);
  Result<std::optional<Training>> find_training(const TrainingSpec& spec);
  Result<Training> training(StoreId id);
  // Names a run of before learners had names.
  Result<void> name_training(const Training& named);
  // All of it in one commit; numbers go up by one.
  Result<void> append_step(StoreId training, const TrainingStep& step);
  Result<std::vector<std::string>> progress(StoreId training);
  // Empty before the first step.
  Result<std::string> checkpoint(StoreId training);
  Result<std::vector<std::string>> pieces(StoreId training);
  Result<std::vector<TrainingGlimpse>> training_glimpses();

  // Promised once, however often it is asked; in the order of asking.
  Result<void> promise_job(std::string_view kind, StoreId subject);
  Result<void> drop_job(std::string_view kind, StoreId subject);
  Result<std::vector<StoredJob>> jobs();

  // Another number once somebody else has changed the file: any process, any thread.
  Result<std::int64_t> changes();
  [[nodiscard]] const std::filesystem::path& file() const;

  // For export, import and check, which see tables and not what they mean.
  [[nodiscard]] Database& database() { return *database_; }

 private:
  explicit Store(std::unique_ptr<Database> database);
  Result<void> expect_new(StoreId tournament, int number);

  std::unique_ptr<Database> database_;
};

}  // namespace papan
