// SolvedTable: the verdicts of a solved game by position code, kept in a file in
// the user's cache directory so that solving is done once.
//
// The file holds a tag (which game and rules), the sorted codes, the verdicts and
// a checksum over all; one that is cut short, damaged or of other rules is not
// read, and the game is solved again. Tested in tests/agents/.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "search/retrograde.hpp"

namespace papan {

class SolvedTable {
 public:
  // Codes in any order, each with its verdict.
  SolvedTable(const std::vector<std::uint32_t>& codes, const std::vector<Verdict8>& verdicts);

  static Result<SolvedTable> load(const std::filesystem::path& file, std::uint64_t tag);
  Result<void> save(const std::filesystem::path& file, std::uint64_t tag) const;

  [[nodiscard]] std::optional<Verdict8> find(std::uint32_t code) const;
  [[nodiscard]] std::size_t size() const { return codes_.size(); }

 private:
  SolvedTable() = default;
  [[nodiscard]] std::uint64_t checksum(std::uint64_t tag) const;

  std::vector<std::uint32_t> codes_;  // ascending
  std::vector<Verdict8> verdicts_;
};

// $XDG_CACHE_HOME/papan or ~/.cache/papan; empty when the user has neither.
std::filesystem::path cache_directory();

}  // namespace papan
