// Experiment: a table or figure of a paper, to be run again.
//
// It is a list of measurements, each a small piece of work whose result is JSON
// under a key, and a pure function from all results to a report. So whoever runs
// it (lab/run.hpp) can spread the work over threads, keep every result at once,
// and go on after an interruption; the report is the same bytes either way.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/hash.hpp"
#include "core/json.hpp"
#include "core/language.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "lab/report/report.hpp"
#include "store/store.hpp"

namespace papan::lab {

enum class Size {
  kQuick,  // all experiments together in minutes
  kFull    // intervals as narrow as one may wish
};

constexpr std::string_view to_text(Size size) {
  return size == Size::kQuick ? "quick" : "full";
}

// How much of an experiment is run, and the seed of all that is random in it.
struct Scope {
  Size size = Size::kQuick;
  std::uint64_t seed = 1;

  // A choice by size.
  template <class T>
  [[nodiscard]] T by_size(T quick, T full) const {
    return size == Size::kQuick ? quick : full;
  }

  // The generator of a purpose.
  [[nodiscard]] Rng rng(std::string_view purpose) const {
    return Rng(seed).fork(hash_text(purpose));
  }
};

struct Measurement {
  std::string key;  // unique in its experiment
  double cost = 1;  // expected seconds: what is long goes first
  // What was measured; where the token asks to stop, anything.
  std::function<Result<Json>(const std::stop_token&)> run;
  int cores = 1;  // threads that it uses itself
};

using Results = std::map<std::string, Json>;  // by key

// What a report is made from.
struct Evidence {
  Scope scope;
  const Results& results;  // of all measurements
  Store& store;            // for games that people played
  Say say{};               // in the report's language

  [[nodiscard]] const Json& at(const std::string& key) const { return results.at(key); }
};

struct Experiment {
  std::string id;
  Words title;
  Words paper;
  Words quick;  // what is run at this size
  Words full;
  std::vector<Measurement> (*measurements)(const Scope& scope) = nullptr;
  Result<Report> (*report)(const Evidence& evidence) = nullptr;
};

// In the order of the papers.
const std::vector<Experiment>& experiments();

// The one, or all of them for "all"; an error lists the ids there are.
Result<std::vector<Experiment>> find_experiments(std::string_view id);

}  // namespace papan::lab
