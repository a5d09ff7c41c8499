#include "cli/record_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "agents/replay.hpp"
#include "cli/bad_input.hpp"
#include "cli/files.hpp"
#include "core/text.hpp"

namespace papan::cli {
namespace {

// A record longer than this is no game of ours.
constexpr std::size_t kMaxRecordBytes = 16 << 20;

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

std::vector<Record> read_records(const std::string& path) {
  std::ifstream file;
  if (path != "-") {
    file.open(path);
    if (!file) throw BadInput({fmt::format("cannot read the file {}", in_quotes(path))});
  }
  std::istream& in = path == "-" ? std::cin : file;
  std::vector<Record> records;
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    if (trim(line).empty()) continue;
    auto record = line.size() > kMaxRecordBytes ? Error{"record: too long"} : parse_record(line);
    if (!record) {
      throw BadInput({fmt::format("{} line {}: {}", path, number, record.error().message)});
    }
    records.push_back(std::move(*record));
  }
  if (records.empty()) throw BadInput({fmt::format("no record in {}", in_quotes(path))});
  return records;
}

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
