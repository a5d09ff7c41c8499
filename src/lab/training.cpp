#include "lab/training.hpp"

#include <fmt/format.h>

#include "core/text.hpp"

namespace papan::lab {
namespace {

constexpr const char* kFinished = "finished";

Error unreadable(StoreId id, const Error& error) {
  return {fmt::format("training run {} of the store: {}", id, error.message)};
}

Result<train::Run> opened(const Training& stored) {
  if (!stored.state.empty()) {
    const auto state = parse_json(stored.state);
    return state ? train::Run::resume(*state) : state.error();
  }
  const auto json = parse_json(stored.spec);
  if (!json) return json.error();
  auto plan = train::parse_plan(*json);
  if (!plan) return plan.error();
  return train::Run(std::move(*plan));
}

Result<StoredRun> opened_run(const Result<Training>& stored) {
  if (!stored) return stored.error();
  auto run = opened(*stored);
  if (!run) return unreadable(stored->id, run.error());
  return StoredRun{stored->id, std::move(*run)};
}

Result<train::Generation> parse_generation(const Json& json) {
  try {
    train::Generation generation;
    json.at("generation").get_to(generation.number);
    json.at("evaluations").get_to(generation.evaluations);
    json.at("best").get_to(generation.best);
    json.at("mean").get_to(generation.mean);
    json.at("spread").get_to(generation.spread);
    json.at("held_out").get_to(generation.held_out);
    return generation;
  } catch (const JsonError&) {
    return Error{"expected a generation"};
  }
}

Result<TrainingGlance> glance(Store& store, const Training& stored) {
  const auto spec = parse_json(stored.spec);
  if (!spec) return unreadable(stored.id, spec.error());
  auto plan = train::parse_plan(*spec);
  if (!plan) return unreadable(stored.id, plan.error());
  TrainingGlance seen{stored.id, std::move(*plan), {}, false};
  const auto progress = store.progress(stored.id);
  if (!progress) return progress.error();
  if (progress->empty()) return seen;
  const auto last = parse_json(progress->back());
  if (!last) return unreadable(stored.id, last.error());
  const auto generation = parse_generation(*last);
  if (!generation) return unreadable(stored.id, generation.error());
  seen.last = *generation;
  seen.finished = last->value(kFinished, false);
  return seen;
}

Result<void> keep_generation(Store& store, const StoredRun& stored,
                             const train::Generation& generation) {
  Json progress = to_json(generation);
  progress[kFinished] = stored.run.finished();
  return store.append_progress(stored.id, progress.dump(), stored.run.state().dump());
}

Result<void> keep_weights(Store& store, const train::Run& run) {
  const auto kept =
      store.add_weights({"", "brick", run.weights().dump(2), train::to_json(run.plan()).dump(), 0});
  return kept ? Result<void>{} : kept.error();
}

std::string name_of(const StoredRun& stored) {
  return fmt::format("{}: {}", stored.id, stored.run.plan().algorithm);
}

Series curve(const StoredRun& stored, double train::Generation::*value, std::string_view what) {
  Series series{fmt::format("{}, {}", name_of(stored), what), Source::kOther, {}};
  for (const train::Generation& generation : stored.run.history()) {
    series.points.push_back(
        {static_cast<double>(generation.evaluations), exact(generation.*value)});
  }
  return series;
}

Row row_of(const StoredRun& stored, const Say& say) {
  Row row;
  const train::Plan& plan = stored.run.plan();
  row.labels = {name_of(stored), fmt::format("{} / {}", plan.colours, plan.bricks)};
  train::Generation last;
  if (!stored.run.history().empty()) last = stored.run.history().back();
  for (const double value : {static_cast<double>(last.number),
                             static_cast<double>(last.evaluations), last.best, last.held_out}) {
    row.figures.push_back({{}, exact(value)});
  }
  row.remark = stored.run.finished() ? "" : say("not finished", "belum selesai");
  return row;
}

std::string headline_of(std::span<const StoredRun> runs, const Say& say) {
  const StoredRun* leader = nullptr;
  const auto held_out = [](const StoredRun& stored) {
    return stored.run.history().empty() ? 0 : stored.run.history().back().held_out;
  };
  for (const StoredRun& stored : runs) {
    if (leader == nullptr || held_out(stored) > held_out(*leader)) leader = &stored;
  }
  if (leader == nullptr) return say("No runs.", "Tidak ada pelatihan.");
  return say("On held-out deals run {} leads with {:.0f} points.",
             "Pada pembagian uji, pelatihan {} memimpin dengan {:.0f} poin.", name_of(*leader),
             held_out(*leader));
}

}  // namespace

Result<StoredRun> training_of(Store& store, const train::Plan& plan) {
  return opened_run(store.training_of(train::to_json(plan).dump()));
}

Result<StoredRun> stored_training(Store& store, StoreId id) {
  return opened_run(store.training(id));
}

Result<void> go_on(Store& store, StoredRun& stored, const TrainingEffort& effort) {
  while (!stored.run.finished()) {
    const auto generation = stored.run.step(effort.threads, effort.stop);
    if (!generation) return {};
    if (auto kept = keep_generation(store, stored, *generation); !kept) return kept;
    if (effort.tell) effort.tell(stored.run, *generation);
  }
  return keep_weights(store, stored.run);
}

Result<std::vector<TrainingGlance>> trainings(Store& store) {
  const auto all = store.trainings();
  if (!all) return all.error();
  std::vector<TrainingGlance> seen;
  for (const Training& stored : *all) {
    auto one = glance(store, stored);
    if (!one) return one.error();
    seen.push_back(std::move(*one));
  }
  return seen;
}

Json to_json(const train::Generation& generation) {
  return {{"generation", generation.number}, {"evaluations", generation.evaluations},
          {"best", generation.best},         {"mean", generation.mean},
          {"spread", generation.spread},     {"held_out", generation.held_out}};
}

Json to_json(const StoredRun& stored) {
  Json history = Json::array();
  for (const train::Generation& one : stored.run.history()) history.push_back(to_json(one));
  Json json = {{"training", stored.id},
               {"plan", train::to_json(stored.run.plan())},
               {kFinished, stored.run.finished()},
               {"history", history}};
  if (!stored.run.history().empty()) json["weights"] = stored.run.weights();
  return json;
}

std::string curve_csv(const train::Run& run) {
  std::string csv = "generation,evaluations,best,mean,spread,held_out\n";
  for (const train::Generation& one : run.history()) {
    csv += fmt::format("{},{},{},{},{},{}\n", one.number, one.evaluations, one.best, one.mean,
                       one.spread, one.held_out);
  }
  return csv;
}

Chapter comparison(std::span<const StoredRun> runs, Language language) {
  const Say say(language);
  const std::string points = say("points", "poin");
  Table table{say("Where the runs stand", "Keadaan tiap pelatihan"),
              {say("run", "pelatihan"), say("colours / bricks", "warna / bata")},
              {{say("generations", "generasi")},
               {say("evaluations", "evaluasi")},
               {say("training score", "skor latihan"), points},
               {say("held-out score", "skor uji"), points}},
              {}};
  Plot plot{say("Learning curves", "Kurva belajar"),
            {say("evaluations", "evaluasi"), ""},
            {say("best genome's score", "skor genom terbaik"), points},
            {}};
  for (const StoredRun& stored : runs) {
    table.rows.push_back(row_of(stored, say));
    plot.series.push_back(curve(stored, &train::Generation::best, say("training", "latihan")));
    plot.series.push_back(curve(stored, &train::Generation::held_out, say("held out", "uji")));
  }
  Chapter chapter{"training",
                  say("Training runs compared", "Perbandingan pelatihan"),
                  say("Weights for Colour Brick.", "Bobot untuk Colour Brick."),
                  runs.size() == 1 ? say("a run of the store", "satu pelatihan dari simpanan")
                                   : say("runs of the store", "pelatihan dari simpanan"),
                  {},
                  language};
  chapter.report.headline = headline_of(runs, say);
  chapter.report.tables.push_back(std::move(table));
  chapter.report.plots.push_back(std::move(plot));
  return chapter;
}

}  // namespace papan::lab
