#include "cli/record_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "agents/replay.hpp"
#include "cli/common.hpp"
#include "cli/files.hpp"
#include "core/text.hpp"

namespace papan::cli {
namespace {

bool same_board(const Record& a, const Record& b) {
  return a.game == b.game && a.parameters == b.parameters && a.start == b.start;
}

void check(const std::string& path, const std::vector<Record>& records) {
  for (std::size_t i = 0; i < records.size(); ++i) {
    const auto refuse = [&](const std::string& why) {
      throw BadInput({fmt::format("{} record {}: {}", path, i + 1, why)});
    };
    if (!records[i].seats[1].empty()) refuse("expected a game for one player");
    if (!records[i].result) refuse("expected a game that is over");
    if (const auto end = replay_record(records[i]); !end) refuse(end.error().message);
  }
}

}  // namespace

RecordFile::RecordFile(std::string path) : path_(std::move(path)) {
  if (path_.empty()) return;
  file_.open(path_, std::ios::app);
  if (!file_) throw BadInput({fmt::format("cannot write the file {}", in_quotes(path_))});
}

void RecordFile::append(const Record& record) {
  if (path_.empty()) return;
  file_ << to_text(record) << '\n' << std::flush;
  if (!file_) throw std::runtime_error(fmt::format("cannot write the records to {}", path_));
}

RecordBook::RecordBook(std::string path) : path_(std::move(path)) {
  if (path_.empty()) return;
  std::error_code missing;
  if (const auto size = std::filesystem::file_size(path_, missing); !missing && size > 0) {
    best_ = read_records(path_);
    check(path_, best_);
  }
  write();  // before hours are spent on what could not be written
}

void RecordBook::offer(const Record& record) {
  if (path_.empty()) return;
  const auto known = std::find_if(best_.begin(), best_.end(),
                                  [&](const Record& one) { return same_board(one, record); });
  if (known == best_.end()) {
    best_.push_back(record);
  } else if (*record.result > *known->result) {
    *known = record;
  } else {
    return;
  }
  write();
}

void RecordBook::write() const {
  std::string text;
  for (const Record& one : best_) text += to_text(one) + '\n';
  write_file(path_, text);
}

}  // namespace papan::cli
