#include "core/packed_file.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <cassert>

#include "core/hash.hpp"

namespace papan {
namespace {

const Bytef* zlib_bytes(std::string_view text) {
  return reinterpret_cast<const Bytef*>(text.data());
}

std::string first_line(std::string_view title, std::string_view body) {
  return fmt::format("{} {:016x}\n", title, hash_text(body));
}

}  // namespace

std::string compressed(std::string_view bytes) {
  uLongf size = compressBound(bytes.size());
  std::string packed(size, '\0');
  [[maybe_unused]] const int done = compress2(reinterpret_cast<Bytef*>(packed.data()), &size,
                                              zlib_bytes(bytes), bytes.size(), Z_BEST_COMPRESSION);
  assert(done == Z_OK);
  packed.resize(size);
  return packed;
}

std::string expanded(std::string_view packed, std::size_t size) {
  std::string bytes(size, '\0');
  uLongf got = size;
  const int done =
      uncompress(reinterpret_cast<Bytef*>(bytes.data()), &got, zlib_bytes(packed), packed.size());
  return done == Z_OK && got == size ? bytes : std::string();
}

std::string sealed(std::string_view title, std::string_view body) {
  return first_line(title, body).append(body);
}

Result<std::string_view> unsealed(std::string_view title, std::string_view file) {
  const auto end = file.find('\n');
  const std::string_view body = end == std::string_view::npos ? "" : file.substr(end + 1);
  if (body.empty() || file.substr(0, end + 1) != first_line(title, body)) {
    return Error{fmt::format("expected a file that begins '{}' and the hash of the rest", title)};
  }
  return body;
}

}  // namespace papan
