// Studies: what the laboratory has on its table: tournaments, experiments of the
// papers, training runs. One is named by its kind and its row in the store.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

#include "store/store.hpp"

namespace papan::server {

enum class StudyKind : std::uint8_t { kTournament, kExperiment, kTraining };

struct StudyRef {
  StudyKind kind = StudyKind::kTournament;
  StoreId id = 0;

  friend auto operator<=>(const StudyRef&, const StudyRef&) = default;
};

inline constexpr std::array<std::string_view, 3> kStudyKinds = {"tournament", "experiment",
                                                                "training"};

constexpr std::string_view to_text(StudyKind kind) {
  return kStudyKinds[static_cast<std::size_t>(kind)];
}

constexpr std::optional<StudyKind> study_kind(std::string_view text) {
  for (std::size_t i = 0; i < kStudyKinds.size(); ++i) {
    if (kStudyKinds[i] == text) return static_cast<StudyKind>(i);
  }
  return {};
}

}  // namespace papan::server
