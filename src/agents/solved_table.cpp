#include "agents/solved_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <numeric>

#include "core/hash.hpp"

namespace papan {

namespace {

constexpr std::uint64_t kMagic = 0x31766c6f736e6170;  // "pansolv1"

struct Header {
  std::uint64_t magic = kMagic;
  std::uint64_t tag = 0;
  std::uint64_t positions = 0;
  std::uint64_t checksum = 0;
};

std::uint64_t hash_bytes(const void* data, std::size_t size, std::uint64_t seed) {
  const auto* bytes = static_cast<const char*>(data);
  std::uint64_t hash = combine(seed, size);
  for (std::size_t i = 0; i < size; i += sizeof hash) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + i, std::min(sizeof word, size - i));
    hash = mix(hash ^ word);
  }
  return hash;
}

template <class T>
void read_into(std::ifstream& in, std::vector<T>& items, std::size_t count) {
  items.resize(count);
  in.read(reinterpret_cast<char*>(items.data()), static_cast<std::streamsize>(count * sizeof(T)));
}

template <class T>
void write_all(std::ofstream& out, const std::vector<T>& items) {
  out.write(reinterpret_cast<const char*>(items.data()),
            static_cast<std::streamsize>(items.size() * sizeof(T)));
}

}  // namespace

SolvedTable::SolvedTable(const std::vector<std::uint32_t>& codes,
                         const std::vector<Verdict8>& verdicts) {
  std::vector<std::uint32_t> order(codes.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(),
            [&](std::uint32_t a, std::uint32_t b) { return codes[a] < codes[b]; });
  codes_.reserve(codes.size());
  verdicts_.reserve(codes.size());
  for (const std::uint32_t i : order) {
    codes_.push_back(codes[i]);
    verdicts_.push_back(verdicts[i]);
  }
}

std::uint64_t SolvedTable::checksum(std::uint64_t tag) const {
  const std::uint64_t codes = hash_bytes(codes_.data(), codes_.size() * sizeof codes_[0], tag);
  return hash_bytes(verdicts_.data(), verdicts_.size(), codes);
}

Result<SolvedTable> SolvedTable::load(const std::filesystem::path& file, std::uint64_t tag) {
  std::ifstream in(file, std::ios::binary);
  Header header;
  if (!in.read(reinterpret_cast<char*>(&header), sizeof header)) {
    return Error{fmt::format("{}: no table of a solved game", file.string())};
  }
  std::error_code failed;
  const auto expected = sizeof header + header.positions * (sizeof(std::uint32_t) + 1);
  if (header.magic != kMagic || header.tag != tag ||
      std::filesystem::file_size(file, failed) != expected) {
    return Error{fmt::format("{}: not the table of this game", file.string())};
  }
  SolvedTable table;
  read_into(in, table.codes_, header.positions);
  read_into(in, table.verdicts_, header.positions);
  if (!in || table.checksum(tag) != header.checksum) {
    return Error{fmt::format("{}: the checksum is wrong", file.string())};
  }
  return table;
}

// Written beside and renamed, so that nobody reads half a table.
Result<void> SolvedTable::save(const std::filesystem::path& file, std::uint64_t tag) const {
  std::error_code failed;
  std::filesystem::create_directories(file.parent_path(), failed);
  auto unfinished = file;
  unfinished += ".unfinished";
  {
    std::ofstream out(unfinished, std::ios::binary);
    const Header header{kMagic, tag, codes_.size(), checksum(tag)};
    out.write(reinterpret_cast<const char*>(&header), sizeof header);
    write_all(out, codes_);
    write_all(out, verdicts_);
    if (!out) return Error{fmt::format("{}: cannot be written", unfinished.string())};
  }
  std::filesystem::rename(unfinished, file, failed);
  if (failed) return Error{fmt::format("{}: {}", file.string(), failed.message())};
  return {};
}

std::optional<Verdict8> SolvedTable::find(std::uint32_t code) const {
  const auto found = std::lower_bound(codes_.begin(), codes_.end(), code);
  if (found == codes_.end() || *found != code) return std::nullopt;
  return verdicts_[static_cast<std::size_t>(found - codes_.begin())];
}

std::filesystem::path cache_directory() {
  const char* cache = std::getenv("XDG_CACHE_HOME");
  if (cache != nullptr && *cache != '\0') return std::filesystem::path(cache) / "papan";
  const char* home = std::getenv("HOME");
  if (home != nullptr && *home != '\0') return std::filesystem::path(home) / ".cache" / "papan";
  return {};
}

}  // namespace papan
