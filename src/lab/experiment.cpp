#include "lab/experiment.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"

namespace papan::lab {

Result<std::vector<Experiment>> find_experiments(std::string_view id) {
  const auto& all = experiments();
  if (id == "all") return all;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Experiment& one) { return one.id == id; });
  if (found != all.end()) return std::vector<Experiment>{*found};
  std::vector<std::string> ids;
  for (const Experiment& one : all) ids.push_back(one.id);
  return Error{
      fmt::format("unknown experiment {}: expected all or {}", in_quotes(id), join(ids, ", "))};
}

}  // namespace papan::lab
