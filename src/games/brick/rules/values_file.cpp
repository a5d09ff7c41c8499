#include "games/brick/rules/values_file.hpp"

#include <fmt/format.h>

#include <bit>
#include <cmath>

#include "core/packed_file.hpp"

namespace papan::brick {
namespace {

constexpr std::string_view kTitle = "papan brick values 2";
constexpr std::size_t kMostBytes = 100'000'000;
constexpr int kGapBytes = 4;
constexpr int kMostNumber = 32'767;

// --- compression ---------------------------------------------------------------------

// The size of the bytes stands before them.
constexpr std::size_t kSizeDigits = 9;

std::string with_size(const std::string& bytes) {
  return fmt::format("{:0{}}", bytes.size(), kSizeDigits) + compressed(bytes);
}

// Empty when they are not what was compressed.
std::string by_size(std::string_view packed) {
  std::size_t size = 0;
  if (packed.size() < kSizeDigits) return {};
  for (const char digit : packed.substr(0, kSizeDigits)) {
    if (digit < '0' || digit > '9') return {};
    size = 10 * size + static_cast<std::size_t>(digit - '0');
  }
  return size > kMostBytes ? std::string() : expanded(packed.substr(kSizeDigits), size);
}

// --- bytes ---------------------------------------------------------------------------

class Writer {
 public:
  void number(std::uint32_t number, int bytes) {
    for (int i = 0; i < bytes; ++i) bytes_ += static_cast<char>(number >> (8 * i) & 255);
  }
  void real(float real) { number(std::bit_cast<std::uint32_t>(real), 4); }
  // All lowest bytes, then all second ones, and so on: like ones side by side.
  void numbers(const std::vector<std::uint32_t>& numbers, int bytes) {
    for (int i = 0; i < bytes; ++i) {
      for (const std::uint32_t one : numbers) bytes_ += static_cast<char>(one >> (8 * i) & 255);
    }
  }
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  std::uint32_t number(int bytes) {
    std::uint32_t number = 0;
    for (int i = 0; i < bytes; ++i) number |= std::uint32_t{byte(at_++)} << (8 * i);
    return number;
  }
  float real() { return std::bit_cast<float>(number(4)); }
  std::vector<std::uint32_t> numbers(std::size_t count, int bytes) {
    std::vector<std::uint32_t> numbers(left() / static_cast<std::size_t>(bytes) < count ? 0
                                                                                        : count);
    for (int i = 0; i < bytes; ++i) {
      for (auto& one : numbers) one |= std::uint32_t{byte(at_++)} << (8 * i);
    }
    return numbers;
  }
  [[nodiscard]] std::size_t left() const { return at_ > bytes_.size() ? 0 : bytes_.size() - at_; }
  // All bytes were read, and none beyond.
  [[nodiscard]] bool at_end() const { return at_ == bytes_.size(); }

 private:
  [[nodiscard]] unsigned char byte(std::size_t at) const {
    return at < bytes_.size() ? static_cast<unsigned char>(bytes_[at]) : 0;
  }

  std::string_view bytes_;
  std::size_t at_ = 0;
};

// --- tables --------------------------------------------------------------------------

// Every number in points but the windows.
template <class Tables, class Visit>
void for_each_real(Tables& tables, Visit&& visit) {
  visit(tables.offset);
  for (auto& stage : tables.heights) {
    for (auto& column : stage) {
      for (auto& one : column) visit(one);
    }
  }
  for (auto& stage : tables.steps) {
    for (auto& column : stage) {
      for (auto& one : column) visit(one);
    }
  }
  for (auto& one : tables.counts) visit(one);
  for (auto& band : tables.sums) {
    for (auto& one : band) visit(one);
  }
  visit(tables.wait);
  for (auto& band : tables.fuses) {
    for (auto& one : band) visit(one);
  }
}

// What stands for a window in the file: multiples of the unit, or the bits of the number.
std::uint32_t packed(float weight, int unit) {
  if (unit == kExactly) return std::bit_cast<std::uint32_t>(weight);
  const long number = std::lround(weight / static_cast<float>(unit));
  return static_cast<std::uint32_t>(std::clamp<long>(number, -kMostNumber, kMostNumber)) & 65'535U;
}

float unpacked(std::uint32_t number, int unit) {
  if (unit == kExactly) return std::bit_cast<float>(number);
  return static_cast<float>(unit) * static_cast<float>(static_cast<std::int16_t>(number));
}

int number_bytes(int unit) {
  return unit == kExactly ? 4 : 2;
}

void write_windows(const std::vector<float>& windows, int unit, Writer& out) {
  std::vector<std::uint32_t> gaps;
  std::vector<std::uint32_t> numbers;
  std::size_t last = 0;
  for (std::size_t i = 0; i < windows.size(); ++i) {
    const std::uint32_t number = packed(windows[i], unit);
    if (number == 0) continue;
    gaps.push_back(static_cast<std::uint32_t>(i - last));
    numbers.push_back(number);
    last = i;
  }
  out.number(static_cast<std::uint32_t>(unit), 4);
  out.number(static_cast<std::uint32_t>(gaps.size()), 4);
  out.numbers(gaps, kGapBytes);
  out.numbers(numbers, number_bytes(unit));
}

bool read_windows(Reader& in, std::vector<float>& windows) {
  const auto unit = static_cast<int>(in.number(4));
  const std::size_t count = in.number(4);
  const auto gaps = in.numbers(count, kGapBytes);
  const auto numbers = in.numbers(count, number_bytes(unit));
  if (gaps.size() != count || numbers.size() != count) return false;
  std::size_t at = 0;
  for (std::size_t i = 0; i < count; ++i) {
    at += gaps[i];
    if (at >= windows.size()) return false;
    windows[at] = unpacked(numbers[i], unit);
  }
  return true;
}

}  // namespace

std::string values_file(const Values& values, int unit) {
  const ValueTables& tables = values.tables();
  Writer out;
  out.number(static_cast<std::uint32_t>(values.colours()), 1);
  out.number(kFeatureCount, 1);
  for (const double weight : tables.crystal) out.real(static_cast<float>(weight));
  out.real(tables.lowest_sum);
  out.real(tables.bucket);
  for_each_real(tables, [&](float real) { out.real(unit == kExactly ? real : std::round(real)); });
  write_windows(tables.windows, unit, out);
  return sealed(kTitle, with_size(out.bytes()));
}

Result<Values> parse_values(std::string_view file) {
  const auto body = unsealed(kTitle, file);
  if (!body) return Error{fmt::format("values: {}", body.error().message)};
  const Error wrong{"values: the file is not whole: expected tables, compressed"};
  const std::string bytes = by_size(*body);
  if (bytes.empty()) return wrong;
  Reader in(bytes);
  const auto colours = static_cast<int>(in.number(1));
  if (colours < 3 || colours > kMaxColours || in.number(1) != kFeatureCount) return wrong;
  ValueTables tables;
  for (double& weight : tables.crystal) weight = in.real();
  tables.lowest_sum = in.real();
  tables.bucket = in.real();
  for_each_real(tables, [&](float& real) { real = in.real(); });
  if (!read_windows(in, tables.windows) || !in.at_end() || !(tables.bucket > 0)) return wrong;
  return Values(std::move(tables), colours);
}

}  // namespace papan::brick
