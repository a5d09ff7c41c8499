#include "server/lab/files.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>

#include "lab/report/writers.hpp"
#include "lab/revision.hpp"
#include "lab/tournament_report.hpp"
#include "lab/training.hpp"
#include "lab/training_report.hpp"
#include "server/lab/study_json.hpp"
#include "server/lab/wishes.hpp"

namespace papan::server {
namespace {

struct FileFormat {
  std::string_view name;
  std::string_view type;
};

constexpr std::array<FileFormat, 5> kFormats = {{{"csv", "text/csv; charset=utf-8"},
                                                 {"bin", "application/octet-stream"},
                                                 {"txt", "text/plain; charset=utf-8"},
                                                 {"html", "text/html; charset=utf-8"},
                                                 {"json", "application/json; charset=utf-8"}}};

const FileFormat* find_format(std::string_view name) {
  for (const FileFormat& format : kFormats) {
    if (format.name == name) return &format;
  }
  return nullptr;
}

// Takes "?language=id" off the address; none asked is English.
std::optional<Language> language_asked(std::string_view& target) {
  constexpr std::string_view kQuery = "?language=";
  const auto query = target.find(kQuery);
  if (query == std::string_view::npos) return Language::kEnglish;
  const auto language = parse_language(target.substr(query + kQuery.size()));
  target = target.substr(0, query);
  return language ? std::optional(*language) : std::nullopt;
}

std::string written(const lab::Chapter& chapter, const lab::Provenance& provenance,
                    std::string_view format) {
  return format == "csv" ? lab::to_csv({chapter}) : lab::to_html({chapter}, provenance);
}

Result<std::string> tournament_file(Store& store, const LabFile& wanted) {
  const auto result = stored_tournament(store, wanted.study.id);
  if (!result) return result.error();
  if (wanted.format == "json") return papan::to_text(to_json(*result)) + "\n";
  return written(lab::chapter_of(*result, wanted.language),
                 {lab::revision(), "as stored", result->spec.seed}, wanted.format);
}

Result<std::string> experiment_file(Store& store, const LabFile& wanted) {
  const auto stored = stored_experiment(store, wanted.study.id);
  if (!stored) return stored.error();
  const auto known = known_run(*stored);
  if (!known) return known.error();
  const auto chapter = experiment_chapter(store, *stored, wanted.language);
  if (!chapter) return chapter.error();
  const lab::Provenance provenance{lab::revision(), std::string(to_text(known->scope.size)),
                                   known->scope.seed};
  if (wanted.format == "json") return lab::to_json({*chapter}, provenance).dump() + "\n";
  return written(*chapter, provenance, wanted.format);
}

Result<std::string> training_file(Store& store, const LabFile& wanted) {
  auto run = lab::stored_training(store, wanted.study.id);
  if (!run) return run.error();
  if (run->stand.done == 0) return Error{"no step has ended yet"};
  if (wanted.format == lab::result_format(*run)) return lab::result_of(store, *run);
  if (wanted.format == "csv") return lab::curve_csv(*run);
  if (wanted.format != "html") return Error{"what was learnt has another format"};
  const lab::StoredRun* const shown = &*run;
  return lab::to_html({lab::comparison({&shown, 1}, wanted.language)},
                      lab::provenance_of(*run, lab::revision()));
}

Result<std::string> body_of(Store& store, const LabFile& wanted) {
  switch (wanted.study.kind) {
    case StudyKind::kTournament: return tournament_file(store, wanted);
    case StudyKind::kExperiment: return experiment_file(store, wanted);
    case StudyKind::kTraining: break;
  }
  return training_file(store, wanted);
}

}  // namespace

std::optional<LabFile> lab_file_wanted(std::string_view target) {
  constexpr std::string_view kBefore = "/api/lab/";
  if (!target.starts_with(kBefore)) return {};
  target.remove_prefix(kBefore.size());
  const auto language = language_asked(target);
  if (!language) return {};
  const auto slash = target.find('/');
  const auto dot = target.find('.');
  if (slash == std::string_view::npos || dot == std::string_view::npos || dot < slash) return {};
  const auto kind = study_kind(target.substr(0, slash));
  const FileFormat* format = find_format(target.substr(dot + 1));
  if (!kind || format == nullptr) return {};
  const std::string_view number = target.substr(slash + 1, dot - slash - 1);
  StoreId id = 0;
  const auto end = std::from_chars(number.data(), number.data() + number.size(), id);
  if (end.ec != std::errc{} || end.ptr != number.data() + number.size() || id < 1) return {};
  return LabFile{{*kind, id}, format->name, *language};
}

Result<HttpAnswer> make_lab_file(Store& store, const LabFile& wanted) {
  auto body = body_of(store, wanted);
  if (!body) return body.error();
  HttpAnswer answer;
  answer.type = find_format(wanted.format)->type;
  answer.headers.emplace_back("Cache-Control", "no-store");
  answer.headers.emplace_back(
      "Content-Disposition",
      fmt::format("attachment; filename=\"papan-{}-{}.{}\"", to_text(wanted.study.kind),
                  wanted.study.id, wanted.format));
  answer.body = std::move(*body);
  return answer;
}

}  // namespace papan::server
