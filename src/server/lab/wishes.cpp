#include "server/lab/wishes.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "arena/tournament_spec.hpp"
#include "core/text.hpp"
#include "lab/revision.hpp"
#include "lab/run.hpp"
#include "lab/tournament.hpp"
#include "lab/training.hpp"
#include "server/lab/study_json.hpp"
#include "server/limits.hpp"
#include "server/play/openings.hpp"

namespace papan::server {
namespace {

Result<Budget> budget_of(const std::string& text) {
  Budget budget;
  const auto limits = parse_settings(text);
  if (!limits) return limits.error();
  for (const auto& [key, value] : *limits) {
    if (auto set = set_limit(budget, key, value); !set) return set.error();
  }
  if (budget.seconds > kMaxLabSeconds) {
    return Error{fmt::format("time={} is too long: the lab allows {} seconds a move",
                             papan::to_text(budget.seconds), kMaxLabSeconds)};
  }
  return budget;
}

Result<void> check_agents(const CatalogueEntry& entry, const TournamentSpec& spec) {
  Rng rng(spec.seed);
  const auto start = entry.game.start(spec.parameters, rng);
  if (!start) return start.error();
  for (const std::string& agent : spec.agents) {
    if (auto good = check_agent(**start, agent); !good) return good;
  }
  return {};
}

Result<void> check_size(const TournamentSpec& spec) {
  const int games = schedule_of(spec).games();
  if (games <= kMaxLabGames) return {};
  return Error{fmt::format("{} games are too many: the lab plays at most {}", games, kMaxLabGames)};
}

// It has ended with its last game, though the summary is kept a moment later.
Result<void> check_tournament(Store& store, StoreId id) {
  const auto stored = store.tournament(id);
  if (!stored) return stored.error();
  const auto result = stored_tournament(store, id);
  if (!result) return result.error();
  if (result->standings.finished) return Error{fmt::format("tournament {} has ended", id)};
  const auto full = complete(result->spec);
  if (!full) return full.error();
  if (to_text(*full) == stored->spec) return {};
  return Error{fmt::format("tournament {} was begun by another version of papan", id)};
}

Result<void> check_experiment(Store& store, StoreId id) {
  const auto stored = stored_experiment(store, id);
  if (!stored) return stored.error();
  const auto known = known_run(*stored);
  return known ? Result<void>{} : known.error();
}

Result<void> check_training(Store& store, StoreId id) {
  const auto stored = lab::stored_training(store, id);
  if (!stored) return stored.error();
  if (stored->stand.finished) return Error{fmt::format("training run {} has ended", id)};
  return {};
}

// Files of the server are none of a page's business, and its plans are not without end.
Result<void> check_cap(const OptionInfo& option, const Settings& plan) {
  for (const auto& [key, value] : plan) {
    if (key != option.key) continue;
    if (option.kind == OptionKind::kFile && option.names_file(value)) {
      return Error{fmt::format("{}={} names a file: the page allows none", key, value)};
    }
    const bool counts = is_integer(option.kind) || option.kind == OptionKind::kReal;
    const auto number = parse_real(value);
    if (counts && number && *number > option.most) {
      return Error{
          fmt::format("{}={} is too much: the page allows {}", key, value, allowed(option))};
    }
  }
  return {};
}

}  // namespace

Result<Wish> checked(const StartTournament& wish) {
  const auto entry = find_game(wish.game);
  if (!entry) return entry.error();
  const auto format = parse_format(wish.format);
  if (!format) return format.error();
  const auto budget = budget_of(wish.budget);
  if (!budget) return budget.error();
  TournamentSpec spec;
  spec.game = wish.game;
  spec.parameters = wish.parameters;
  spec.agents = wish.agents;
  spec.format = *format;
  spec.games = wish.games;
  spec.budget = *budget;
  spec.seed = static_cast<std::uint64_t>(wish.seed);
  if ((*entry)->game.seats == 1) spec.random_plies = 0;  // it has its deal
  if (auto good = check_agents(**entry, spec); !good) return good.error();
  const auto full = complete(spec);
  if (!full) return full.error();
  if (auto good = check_size(*full); !good) return good.error();
  return Wish{StudyKind::kTournament, "", to_text(*full)};
}

Result<Wish> checked(const StartExperiment& wish) {
  const auto found = lab::find_experiments(wish.experiment);
  if (!found) return found.error();
  if (found->size() != 1) return Error{"expected one experiment"};
  return Wish{StudyKind::kExperiment, wish.experiment, lab::stored_spec({}, lab::revision())};
}

Result<Wish> checked(const StartTraining& wish) {
  const auto kind = train::find_learner(wish.learner);
  if (!kind) return kind.error();
  for (const OptionInfo& option : train::capped_options(**kind)) {
    if (auto good = check_cap(option, wish.plan); !good) return good.error();
  }
  const auto plan = (*kind)->complete(wish.plan);
  if (!plan) return plan.error();
  const TrainingSpec spec = lab::spec_of(**kind, *plan);
  return Wish{StudyKind::kTraining, spec.learner, spec.plan};
}

Result<StoreId> keep(Store& store, const Wish& wish) {
  const auto id_of = [](const auto& stored) -> Result<StoreId> {
    if (!stored) return stored.error();
    return stored->id;
  };
  switch (wish.kind) {
    case StudyKind::kTournament: return id_of(store.tournament_of(wish.spec));
    case StudyKind::kExperiment: return id_of(store.experiment_of(wish.name, wish.spec));
    case StudyKind::kTraining: break;
  }
  return id_of(store.training_of({wish.name, wish.spec}));
}

Result<void> check_resumable(Store& store, const StudyRef& study) {
  switch (study.kind) {
    case StudyKind::kTournament: return check_tournament(store, study.id);
    case StudyKind::kExperiment: return check_experiment(store, study.id);
    case StudyKind::kTraining: break;
  }
  return check_training(store, study.id);
}

Result<KnownRun> known_run(const StoredExperiment& stored) {
  const auto found = lab::find_experiments(stored.name);
  if (!found || found->size() != 1) return Error{"this program does not know this experiment"};
  const Error other{"another version of the program measured this"};
  const auto spec = parse_json(stored.spec);
  if (!spec || !spec->is_object() || !spec->contains("seed")) return other;
  if (!spec->at("seed").is_unsigned()) return other;
  const auto seed = spec->at("seed").get<std::uint64_t>();
  for (const lab::Size size : {lab::Size::kQuick, lab::Size::kFull}) {
    const lab::Scope scope{size, seed};
    if (lab::stored_spec(scope, lab::revision()) == stored.spec) {
      return KnownRun{found->front(), scope};
    }
  }
  return other;
}

}  // namespace papan::server
