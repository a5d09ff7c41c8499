// Json read and written: the one file that sees the library for it.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "core/json.hpp"

namespace papan {

using Library = nlohmann::ordered_json;

struct JsonText {
  static Library to_library(const Json& json) {
    return std::visit([](const auto& value) { return convert(value); }, json.value_);
  }

  static Library convert(const auto& plain) { return plain; }
  static Library convert(const Json::Array& items) {
    Library array = Library::array();
    for (const Json& item : items) array.push_back(to_library(item));
    return array;
  }
  static Library convert(const Json::Object& members) {
    Library object = Library::object();
    for (const auto& [key, value] : members) object.emplace(key, to_library(value));
    return object;
  }
};

std::string Json::dump(int indent) const {
  return JsonText::to_library(*this).dump(indent, ' ', false, Library::error_handler_t::replace);
}

namespace {

// Builds the value while the library reads the text.
class Builder : public nlohmann::json_sax<Library> {
 public:
  bool null() override { return put(nullptr); }
  bool boolean(bool truth) override { return put(truth); }
  bool number_integer(std::int64_t number) override { return put(number); }
  bool number_unsigned(std::uint64_t number) override { return put(number); }
  bool number_float(double number, const std::string&) override { return put(number); }
  bool string(std::string& text) override { return put(std::move(text)); }
  bool binary(binary_t&) override { return false; }
  bool key(std::string& text) override {
    keys_.back() = std::move(text);
    return true;
  }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t byte, const std::string&,
                   const nlohmann::detail::exception& problem) override {
    constexpr int kNumberOverflow = 406;
    error_.message = problem.id == kNumberOverflow
                         ? "not JSON that we can hold: a number is out of range"
                         : fmt::format("not JSON: wrong at byte {}", byte);
    return false;
  }

  [[nodiscard]] const Error& error() const { return error_; }
  Json take() { return std::move(result_); }

 private:
  bool put(Json value) {
    if (open_.empty()) {
      result_ = std::move(value);
    } else if (open_.back().is_array()) {
      open_.back().push_back(std::move(value));
    } else {
      open_.back()[keys_.back()] = std::move(value);
    }
    return true;
  }

  bool open(Json empty) {
    open_.push_back(std::move(empty));
    keys_.emplace_back();
    return true;
  }

  bool close() {
    Json closed = std::move(open_.back());
    open_.pop_back();
    keys_.pop_back();
    return put(std::move(closed));
  }

  Json result_;
  std::vector<Json> open_;         // the outermost first
  std::vector<std::string> keys_;  // of the member that is read, in each of them
  Error error_;
};

bool too_deep(std::string_view text) {
  int depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      if (c == '"') in_string = false;
      continue;
    }
    if (c == '"') in_string = true;
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') --depth;
    if (depth > kMaxJsonDepth) return true;
  }
  return false;
}

}  // namespace

Result<Json> parse_json(std::string_view text) {
  if (too_deep(text)) return Error{fmt::format("JSON nested deeper than {}", kMaxJsonDepth)};
  Builder builder;
  if (!Library::sax_parse(text, &builder)) return builder.error();
  return builder.take();
}

}  // namespace papan
