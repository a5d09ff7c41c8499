#include "games/othello/learn/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

#include "core/text.hpp"
#include "games/othello/learn/own_games.hpp"
#include "games/othello/rules/evaluation.hpp"

namespace papan::train {
namespace {

namespace fs = std::filesystem;

constexpr int kChunk = 1000;              // deviations of a piece
constexpr std::size_t kRecord = 17;       // bytes of an example
constexpr std::uint64_t kDeviations = 1;  // purpose of the fork

Result<std::string> read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return Error{fmt::format("cannot read the file {}", in_quotes(path.string()))};
  return std::string{std::istreambuf_iterator<char>(file), {}};
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

}  // namespace

OthelloRun::OthelloRun(OthelloPlan plan) : plan_(std::move(plan)) {}

int OthelloRun::chunks() const {
  return (plan_.deviations + kChunk - 1) / kChunk;
}

int OthelloRun::steps() const {
  return first_phase() + othello::kPatternPhases;
}

Result<std::unique_ptr<OthelloRun>> OthelloRun::open(const OthelloPlan& plan,
                                                     const std::vector<std::string>& pieces) {
  std::unique_ptr<OthelloRun> run(new OthelloRun(plan));
  if (auto read = run->read_archive(); !read) return read.error();
  for (const std::string& piece : pieces) {
    if (auto taken = run->take(piece); !taken) return taken.error();
  }
  return run;
}

Result<void> OthelloRun::read_archive() {
  if (plan_.games.empty()) {
    archive_ = own_games(plan_.fit.seed, plan_.held_out_from);
  } else if (auto read = read_folder(); !read) {
    return read;
  }
  for (const othello::WthorFile& file : archive_) {
    if (file.year >= plan_.held_out_from) continue;
    for (const othello::WthorGame& game : file.games) to_leave_.push_back(&game);
  }
  if (!to_leave_.empty()) return {};
  return Error{fmt::format("no games to learn from: expected .wtb files of years before {} in {}",
                           plan_.held_out_from, in_quotes(plan_.games))};
}

Result<void> OthelloRun::read_folder() {
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
  return {};
}

// What the next piece holds is known by its number.
Result<void> OthelloRun::take(const std::string& piece) {
  const Error wrong{fmt::format("piece {} of the run is not whole", done_ + 1)};
  if (finished()) return wrong;
  if (done_ < first_phase()) {
    if (piece.size() % kRecord != 0) return wrong;
    const bool held_out =
        done_ < archived() && archive_[static_cast<std::size_t>(done_)].year >= plan_.held_out_from;
    append_examples(piece, held_out ? held_out_ : training_);
  } else {
    const auto table = weights_of(piece);
    if (table.size() != static_cast<std::size_t>(othello::PatternWeights::canonical_count())) {
      return wrong;
    }
    weights_.set_phase(done_ - first_phase(), table);
  }
  ++done_;
  return {};
}

Result<std::optional<LearntStep>> OthelloRun::step(int /*threads*/, const std::stop_token& stop) {
  std::vector<PatternErrors> errors;
  auto piece = done_ < archived()      ? scored(archive_[static_cast<std::size_t>(done_)], stop)
               : done_ < first_phase() ? deviated(done_ - archived(), stop)
                                       : fitted(done_ - first_phase(), stop, errors);
  if (!piece) return piece.error();
  if (!*piece) return std::optional<LearntStep>();
  if (auto taken = take(**piece); !taken) return taken.error();
  LearntStep found{{}, std::move(**piece)};
  for (const PatternErrors& one : errors) {
    const int epochs = one.phase * plan_.fit.epochs + one.epoch;
    found.points.push_back(
        {double(epochs), double(one.phase), double(one.epoch), one.training, one.held_out});
  }
  return std::optional(std::move(found));
}

OthelloRun::Piece OthelloRun::scored(const othello::WthorFile& file, const std::stop_token& stop) {
  std::vector<Example> examples;
  for (const othello::WthorGame& game : file.games) {
    if (stop.stop_requested()) return std::optional<std::string>();
    maker_.add_game(game, file.perfect_from, examples);
  }
  return std::optional(to_bytes(examples));
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

OthelloRun::Piece OthelloRun::deviated(int chunk, const std::stop_token& stop) {
  const auto evaluate = evaluation();
  if (!evaluate) return evaluate.error();
  const Rng rng = Rng(plan_.fit.seed).fork(kDeviations);
  std::vector<Example> examples;
  for (int i = chunk * kChunk; i < std::min((chunk + 1) * kChunk, plan_.deviations); ++i) {
    if (stop.stop_requested()) return std::optional<std::string>();
    Rng own = rng.fork(static_cast<std::uint64_t>(i));
    const auto game = own.below(static_cast<std::uint32_t>(to_leave_.size()));
    maker_.add_deviation(*to_leave_[game], *evaluate, own, examples);
  }
  return std::optional(to_bytes(examples));
}

OthelloRun::Piece OthelloRun::fitted(int phase, const std::stop_token& stop,
                                     std::vector<PatternErrors>& errors) {
  const auto told = [&](const PatternErrors& one) {
    errors.push_back(one);
    return !stop.stop_requested();
  };
  const auto table = fit_phase(plan_.fit, phase, {training_, held_out_}, told);
  if (table.empty()) return std::optional<std::string>();
  return std::optional(to_bytes(table));
}

Result<std::string> OthelloRun::result() {
  return weights_.file();
}

}  // namespace papan::train
