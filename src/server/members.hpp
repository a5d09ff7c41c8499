// Members: reads the members of a JSON object one by one, keeps the first
// complaint, and knows at the end which members nobody asked for.
// Tested through tests/server/messages_test.cpp.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.hpp"
#include "core/options.hpp"
#include "server/seat.hpp"

namespace papan::server {

class Members {
 public:
  // `what` names the object in complaints; it must be one.
  Members(const Json& json, std::string_view what);

  // The member, or null with a complaint.
  const Json* need(const char* key);
  // The member, or null.
  const Json* look(const char* key);

  struct Range {
    std::int64_t least;
    std::int64_t most;
  };
  std::int64_t integer(const char* key, Range range);
  std::optional<std::int64_t> optional_integer(const char* key, Range range);
  std::string text(const char* key, std::size_t most);
  std::optional<std::string> optional_text(const char* key, std::size_t most);
  std::vector<std::string> optional_texts(const char* key, std::size_t most);
  Settings settings(const char* key);
  bool flag(const char* key);

  void complain(ErrorCode code, std::string text);
  void is_called(std::string_view what) { what_ = what; }

  [[nodiscard]] const Refused& problem() const { return problem_; }

  // The first complaint, or one about a member that nobody asked for.
  [[nodiscard]] Refused finish();

 private:
  std::int64_t integer_of(const Json& value, const char* key, Range range);
  std::string text_of(const Json& value, const char* key, std::size_t most);
  void wrong_kind(const char* key, std::string_view expected);

  const Json& json_;
  std::string what_;
  std::vector<std::string_view> asked_;
  Refused problem_;
};

// Whole numbers that JavaScript holds exactly.
inline constexpr std::int64_t kMaxNumber = (std::int64_t{1} << 53) - 1;
inline constexpr Members::Range kIds = {1, kMaxNumber};
inline constexpr Members::Range kCounts = {0, std::numeric_limits<int>::max()};

}  // namespace papan::server
