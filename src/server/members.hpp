// Members: reads the members of a JSON object one by one, keeps the first
// complaint, and knows at the end which members nobody asked for.
// Tested through tests/server/messages_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.hpp"
#include "core/options.hpp"
#include "server/description.hpp"
#include "server/refusal.hpp"

namespace papan::server {

class Members {
 public:
  // `what` names the object in complaints; it must be one.
  Members(const Json& json, std::string_view what);

  // The member, or null with a complaint.
  const Json* need(const char* key);
  // The member, or null.
  const Json* look(const char* key);

  // Each leaves the value as it is where it complains, or where an optional member is not there.
  void read(const char* key, std::int64_t& value, Whole bounds);
  void read(const char* key, int& value, Whole bounds);
  void read(const char* key, std::string& value, Bytes bounds);
  void read(const char* key, std::string& value, OneOf bounds);
  void read(const char* key, std::vector<std::string>& value, Texts bounds);
  void read(const char* key, std::array<std::string, 2>& value, Bytes bounds);
  void read(const char* key, Settings& value, Unbounded);
  void read(const char* key, bool& value, Unbounded);
  template <class Value, class Bounds>
  void read(const char* key, std::optional<Value>& value, Bounds bounds) {
    if (look(key) != nullptr) read(key, value.emplace(), bounds);
  }

  void complain(ErrorCode code, std::string text);
  // About a member: "play: 'ply' must be ...".
  void expect(const char* key, std::string_view expected);
  void is_called(std::string_view what) { what_ = what; }

  [[nodiscard]] const Allowed& so_far() const { return so_far_; }

  // The first complaint, or one about a member that nobody asked for.
  [[nodiscard]] Allowed finish();

 private:
  const Json& json_;
  std::string what_;
  std::vector<std::string_view> asked_;
  Allowed so_far_;
};

}  // namespace papan::server
