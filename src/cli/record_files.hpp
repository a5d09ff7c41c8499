// Files of records that commands read, or write: all games one after the other, or of each board
// the best game only. Tested in tests/cli/records_test.cpp.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "game/record.hpp"

namespace papan::cli {

// Every record of a file, one a line; "-" is standard input.
std::vector<Record> read_records(const std::string& path);

// Games are appended, each on the disk at once.
class RecordFile {
 public:
  // An empty path: nothing is kept. What cannot be written is bad input.
  explicit RecordFile(std::string path);

  void append(const Record& record);

 private:
  std::string path_;
  std::ofstream file_;
};

// The best game of each board: a better one takes the place of the old, and the file is
// written anew, so that a kill leaves it whole.
class RecordBook {
 public:
  // An empty path: nothing is kept. A file that is there must hold games of one player
  // that replay to their results; else it is bad input.
  explicit RecordBook(std::string path);

  void offer(const Record& record);

 private:
  void write() const;

  std::string path_;
  std::vector<Record> best_;
};

}  // namespace papan::cli
