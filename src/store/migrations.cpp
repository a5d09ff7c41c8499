#include "store/migrations.hpp"

#include <array>

namespace papan {
namespace {

// Times are seconds since 1970, in `_at`. Results are only ever appended: the
// triggers hold even our own code to it.
constexpr const char* kFirst = R"sql(
CREATE TABLE game (
  id INTEGER PRIMARY KEY,
  game TEXT NOT NULL,
  first TEXT NOT NULL,
  second TEXT NOT NULL,
  result INTEGER,
  source TEXT NOT NULL,
  stored_at INTEGER NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX game_by_name ON game (game, id);

CREATE TABLE session (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  header TEXT NOT NULL,
  settings TEXT NOT NULL,
  opened_at INTEGER NOT NULL
) STRICT;
-- Ply `number` was played, and with it the list is that long; a null text only
-- takes back what stands from there on.
CREATE TABLE session_ply (
  id INTEGER PRIMARY KEY,
  session INTEGER NOT NULL REFERENCES session,
  number INTEGER NOT NULL CHECK (number >= 0),
  text TEXT,
  played_at INTEGER NOT NULL
) STRICT;
CREATE INDEX session_ply_in_order ON session_ply (session, id);
CREATE TABLE session_end (
  session INTEGER PRIMARY KEY REFERENCES session,
  game INTEGER REFERENCES game,
  ended_at INTEGER NOT NULL
) STRICT;

CREATE TABLE tournament (
  id INTEGER PRIMARY KEY,
  spec TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE tournament_game (
  tournament INTEGER NOT NULL REFERENCES tournament,
  number INTEGER NOT NULL CHECK (number >= 0),
  game INTEGER NOT NULL REFERENCES game,
  first_moves INTEGER NOT NULL,
  first_nodes INTEGER NOT NULL,
  first_seconds REAL NOT NULL,
  second_moves INTEGER NOT NULL,
  second_nodes INTEGER NOT NULL,
  second_seconds REAL NOT NULL,
  seconds REAL NOT NULL,
  PRIMARY KEY (tournament, number)
) STRICT;
CREATE TABLE tournament_end (
  tournament INTEGER PRIMARY KEY REFERENCES tournament,
  summary TEXT NOT NULL,
  ended_at INTEGER NOT NULL
) STRICT;

CREATE TABLE experiment (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  spec TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (name, spec)
) STRICT;
CREATE TABLE experiment_result (
  experiment INTEGER NOT NULL REFERENCES experiment,
  key TEXT NOT NULL,
  result TEXT NOT NULL,
  stored_at INTEGER NOT NULL,
  PRIMARY KEY (experiment, key)
) STRICT;

CREATE TABLE weights (
  hash TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  content TEXT NOT NULL,
  made TEXT NOT NULL,
  stored_at INTEGER NOT NULL
) STRICT;

CREATE TABLE training (
  id INTEGER PRIMARY KEY,
  spec TEXT NOT NULL,
  state TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE training_progress (
  training INTEGER NOT NULL REFERENCES training,
  number INTEGER NOT NULL CHECK (number >= 0),
  progress TEXT NOT NULL,
  stored_at INTEGER NOT NULL,
  PRIMARY KEY (training, number)
) STRICT;

CREATE TRIGGER game_keeps BEFORE UPDATE ON game
  BEGIN SELECT RAISE(ABORT, 'games are only appended'); END;
CREATE TRIGGER game_stays BEFORE DELETE ON game
  BEGIN SELECT RAISE(ABORT, 'games are only appended'); END;
CREATE TRIGGER tournament_game_keeps BEFORE UPDATE ON tournament_game
  BEGIN SELECT RAISE(ABORT, 'results are only appended'); END;
CREATE TRIGGER tournament_game_stays BEFORE DELETE ON tournament_game
  BEGIN SELECT RAISE(ABORT, 'results are only appended'); END;
CREATE TRIGGER experiment_result_keeps BEFORE UPDATE ON experiment_result
  BEGIN SELECT RAISE(ABORT, 'results are only appended'); END;
CREATE TRIGGER experiment_result_stays BEFORE DELETE ON experiment_result
  BEGIN SELECT RAISE(ABORT, 'results are only appended'); END;
)sql";

// What a server has promised to do; a row goes when it is done or called off.
constexpr const char* kJobs = R"sql(
CREATE TABLE job (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  subject INTEGER NOT NULL,
  asked_at INTEGER NOT NULL,
  UNIQUE (kind, subject)
) STRICT;
)sql";

// How long an agent thought about a ply, and which seat resigned: experiments with
// people count both. Until now a resignation stood only in the page's own settings.
constexpr const char* kPeople = R"sql(
ALTER TABLE session_ply ADD COLUMN seconds REAL;
ALTER TABLE session_end ADD COLUMN resigned INTEGER;
UPDATE session_end SET resigned =
  (SELECT json_extract(settings, '$.resigned') FROM session
   WHERE id = session_end.session AND json_valid(settings));
)sql";

// Who learns, by a name that belongs to the layers above; runs of before learners had names have
// none. A checkpoint takes the place of the one before, which until now was the text `state`; a
// piece stands beside those of earlier steps.
constexpr const char* kLearners = R"sql(
ALTER TABLE training ADD COLUMN learner TEXT NOT NULL DEFAULT '';
ALTER TABLE training ADD COLUMN checkpoint BLOB;
ALTER TABLE training_progress ADD COLUMN piece BLOB;
)sql";

constexpr std::array kSteps = {kFirst, kJobs, kPeople, kLearners};

}  // namespace

std::span<const char* const> migrations() {
  return kSteps;
}

}  // namespace papan
