#include "games/othello/learn/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>

#include "core/text.hpp"
#include "games/othello/rules/evaluation.hpp"

namespace papan::train {
namespace {

namespace fs = std::filesystem;

constexpr int kChunk = 1000;              // deviations of a piece
constexpr std::size_t kRecord = 17;       // bytes of an example
constexpr double kGathering = 0.6;        // share of the whole time, about
constexpr std::uint64_t kDeviations = 1;  // purpose of the fork

Result<std::string> read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return Error{fmt::format("cannot read the file {}", in_quotes(path.string()))};
  return std::string{std::istreambuf_iterator<char>(file), {}};
}

// Written beside and renamed, so that a piece is there as a whole or not at all.
Result<void> write_file(const fs::path& path, std::string_view bytes) {
  const fs::path fresh = path.string() + ".new";
  std::ofstream file(fresh, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (!file) return Error{fmt::format("cannot write the file {}", in_quotes(path.string()))};
  fs::rename(fresh, path);
  return {};
}

void put_word(std::string& bytes, std::uint64_t word) {
  for (int i = 0; i < 8; ++i) bytes += static_cast<char>(word >> (8 * i) & 255);
}

std::uint64_t word_at(std::string_view bytes, std::size_t at) {
  std::uint64_t word = 0;
  for (std::size_t i = 8; i > 0; --i) {
    word = word << 8 | static_cast<unsigned char>(bytes[at + i - 1]);
  }
  return word;
}

std::string to_bytes(const std::vector<Example>& examples) {
  std::string bytes;
  bytes.reserve(examples.size() * kRecord);
  for (const Example& example : examples) {
    put_word(bytes, example.own);
    put_word(bytes, example.enemy);
    bytes += static_cast<char>(example.margin);
  }
  return bytes;
}

void append_examples(std::string_view bytes, std::vector<Example>& examples) {
  for (std::size_t at = 0; at + kRecord <= bytes.size(); at += kRecord) {
    examples.push_back(
        {word_at(bytes, at), word_at(bytes, at + 8), static_cast<signed char>(bytes[at + 16])});
  }
}

std::string to_bytes(const std::vector<std::int16_t>& weights) {
  std::string bytes;
  for (const std::int16_t weight : weights) {
    bytes += static_cast<char>(static_cast<std::uint16_t>(weight) & 255);
    bytes += static_cast<char>(static_cast<std::uint16_t>(weight) >> 8);
  }
  return bytes;
}

std::vector<std::int16_t> weights_of(std::string_view bytes) {
  std::vector<std::int16_t> weights;
  for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
    weights.push_back(static_cast<std::int16_t>(static_cast<unsigned char>(bytes[i]) |
                                                static_cast<unsigned char>(bytes[i + 1]) << 8));
  }
  return weights;
}

Json to_json(const OthelloPlan& plan) {
  return {{"games", plan.games},
          {"deviations", plan.deviations},
          {"held_out_from", plan.held_out_from},
          {"weights", plan.weights},
          {"epochs", plan.fit.epochs},
          {"rate", plan.fit.rate},
          {"seed", plan.fit.seed}};
}

fs::path year_file(const fs::path& folder, int year) {
  return folder / fmt::format("year-{}.examples", year);
}
fs::path chunk_file(const fs::path& folder, int chunk) {
  return folder / fmt::format("deviations-{}.examples", chunk);
}
fs::path phase_file(const fs::path& folder, int phase) {
  return folder / fmt::format("phase-{}.weights", phase);
}

}  // namespace

OthelloRun::OthelloRun(OthelloPlan plan, fs::path folder)
    : plan_(std::move(plan)), folder_(std::move(folder)) {}

int OthelloRun::chunks() const {
  return (plan_.deviations + kChunk - 1) / kChunk;
}

Result<OthelloRun> OthelloRun::open(const OthelloPlan& plan, const fs::path& folder) {
  OthelloRun run(plan, folder);
  const std::string text = to_json(plan).dump(2) + "\n";
  const fs::path plan_file = folder / "plan.json";
  if (fs::exists(plan_file)) {
    const auto known = read_file(plan_file);
    if (!known) return known.error();
    if (*known != text) {
      return Error{fmt::format("{} holds a run with another plan", in_quotes(folder.string()))};
    }
  } else {
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (auto written = write_file(plan_file, text); !written) return written.error();
  }
  if (auto read = run.read_archive(); !read) return read.error();
  return run;
}

Result<void> OthelloRun::read_archive() {
  std::error_code failed;
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(plan_.games, failed)) {
    if (entry.path().extension() == ".wtb") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  for (const fs::path& path : paths) {
    const auto bytes = read_file(path);
    if (!bytes) return bytes.error();
    auto file = othello::parse_wthor(*bytes);
    if (!file) return Error{fmt::format("{}: {}", path.string(), file.error().message)};
    archive_.push_back(std::move(*file));
  }
  for (const othello::WthorFile& file : archive_) {
    if (file.year >= plan_.held_out_from) continue;
    for (const othello::WthorGame& game : file.games) to_leave_.push_back(&game);
  }
  if (to_leave_.empty()) {
    return Error{fmt::format("no games to learn from: expected .wtb files of years before {} in {}",
                             plan_.held_out_from, in_quotes(plan_.games))};
  }
  return {};
}

Result<bool> OthelloRun::gather_archive(const Watcher& watcher, ExampleMaker& maker) {
  for (std::size_t i = 0; i < archive_.size(); ++i) {
    const othello::WthorFile& file = archive_[i];
    const fs::path path = year_file(folder_, file.year);
    if (fs::exists(path)) continue;
    std::vector<Example> examples;
    for (const othello::WthorGame& game : file.games) {
      if (watcher.stop.stop_requested()) return false;
      maker.add_game(game, file.perfect_from, examples);
    }
    if (auto written = write_file(path, to_bytes(examples)); !written) return written.error();
    watcher.told(kGathering / 2 * static_cast<double>(i + 1) / static_cast<double>(archive_.size()),
                 fmt::format("games of {} scored,", file.year));
  }
  return true;
}

Result<QuickEvaluation> OthelloRun::evaluation() const {
  if (plan_.weights.empty()) {
    return QuickEvaluation([](std::uint64_t own, std::uint64_t enemy) {
      static const othello::Othello<8> rules;
      return othello::Positional<8>{}(rules, {own, enemy, Turn::kFirst});
    });
  }
  const auto bytes = read_file(plan_.weights);
  if (!bytes) return bytes.error();
  auto weights = othello::PatternWeights::parse(*bytes);
  if (!weights) return Error{fmt::format("{}: {}", plan_.weights, weights.error().message)};
  const auto shared = std::make_shared<othello::PatternWeights>(std::move(*weights));
  return QuickEvaluation(
      [shared](std::uint64_t own, std::uint64_t enemy) { return shared->value(own, enemy); });
}

Result<bool> OthelloRun::gather_deviations(const Watcher& watcher, ExampleMaker& maker) {
  const auto evaluate = evaluation();
  if (!evaluate) return evaluate.error();
  const Rng rng = Rng(plan_.fit.seed).fork(kDeviations);
  for (int chunk = 0; chunk < chunks(); ++chunk) {
    const fs::path path = chunk_file(folder_, chunk);
    if (fs::exists(path)) continue;
    std::vector<Example> examples;
    for (int i = chunk * kChunk; i < std::min((chunk + 1) * kChunk, plan_.deviations); ++i) {
      if (watcher.stop.stop_requested()) return false;
      Rng own = rng.fork(static_cast<std::uint64_t>(i));
      const auto game = own.below(static_cast<std::uint32_t>(to_leave_.size()));
      maker.add_deviation(*to_leave_[game], *evaluate, own, examples);
    }
    if (auto written = write_file(path, to_bytes(examples)); !written) return written.error();
    watcher.told(kGathering / 2 * (1 + (chunk + 1.0) / chunks()),
                 fmt::format("{} deviations played,", (chunk + 1) * kChunk));
  }
  return true;
}

Result<bool> OthelloRun::gather(const Watcher& watcher) {
  ExampleMaker maker;
  const auto archive = gather_archive(watcher, maker);
  if (!archive || !*archive) return archive;
  return gather_deviations(watcher, maker);
}

Result<void> OthelloRun::read_examples() {
  for (const othello::WthorFile& file : archive_) {
    const auto bytes = read_file(year_file(folder_, file.year));
    if (!bytes) return bytes.error();
    append_examples(*bytes, file.year >= plan_.held_out_from ? held_out_ : training_);
  }
  for (int chunk = 0; chunk < chunks(); ++chunk) {
    const auto bytes = read_file(chunk_file(folder_, chunk));
    if (!bytes) return bytes.error();
    append_examples(*bytes, training_);
  }
  return {};
}

Result<bool> OthelloRun::fit(int phase, const Watcher& watcher, othello::PatternWeights& weights) {
  const fs::path path = phase_file(folder_, phase);
  if (fs::exists(path)) {
    const auto bytes = read_file(path);
    if (!bytes) return bytes.error();
    const auto table = weights_of(*bytes);
    if (table.size() != static_cast<std::size_t>(othello::PatternWeights::canonical_count())) {
      return Error{fmt::format("{} is not whole", in_quotes(path.string()))};
    }
    weights.set_phase(phase, table);
    return true;
  }
  const auto told = [&](const PatternErrors& errors) {
    errors_.push_back(errors);
    const double done = phase + static_cast<double>(errors.epoch) / plan_.fit.epochs;
    watcher.told(kGathering + (1 - kGathering) * done / othello::kPatternPhases,
                 fmt::format("phase {}, epoch {}: error {:.3f}, held out {:.3f},", phase,
                             errors.epoch, errors.training, errors.held_out));
    return !watcher.stop.stop_requested();
  };
  const auto table = fit_phase(plan_.fit, phase, {training_, held_out_}, told);
  if (table.empty()) return false;
  weights.set_phase(phase, table);
  if (auto written = write_file(path, to_bytes(table)); !written) return written.error();
  return true;
}

Result<std::optional<othello::PatternWeights>> OthelloRun::finish(const Watcher& watcher) {
  using Weights = std::optional<othello::PatternWeights>;
  const auto gathered = gather(watcher);
  if (!gathered) return gathered.error();
  if (!*gathered) return Weights();
  if (auto read = read_examples(); !read) return read.error();
  othello::PatternWeights weights;
  for (int phase = 0; phase < othello::kPatternPhases; ++phase) {
    const auto fitted = fit(phase, watcher, weights);
    if (!fitted) return fitted.error();
    if (!*fitted) return Weights();
  }
  return Weights(std::move(weights));
}

}  // namespace papan::train
