// Files of the laboratory to download: /api/lab/tournament/3.csv, and so for each kind of
// study as csv and html; the best weights of a training run as json. With ?language=id the words
// are Indonesian.
// Tested in tests/server/lab_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/language.hpp"
#include "server/lab/study.hpp"
#include "server/net/site.hpp"

namespace papan::server {

struct LabFile {
  StudyRef study;
  std::string_view format;  // "csv", "html", "json"; "bin" and "txt" of what was learnt
  Language language = Language::kEnglish;
};

std::optional<LabFile> lab_file_wanted(std::string_view target);

// As a file to keep: a browser does not show it as a page of ours.
Result<HttpAnswer> make_lab_file(Store& store, const LabFile& wanted);

}  // namespace papan::server
