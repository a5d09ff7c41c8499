#include "server/net/assets.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "core/file.hpp"
#include "core/text.hpp"

namespace papan::server {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kTypes = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json; charset=utf-8"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".map", "application/json; charset=utf-8"},
    {".wasm", "application/wasm"},
}};

}  // namespace

Page embedded_page() {
  Page page;
  for (const Asset& asset : embedded_assets()) {
    page[std::string(asset.path)] = {std::string(asset.body), std::string(asset.gzip),
                                     std::string(asset.hash)};
  }
  return page;
}

Result<Page> page_in(const std::filesystem::path& folder) {
  Page page;
  std::error_code problem;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, problem)) {
    if (!entry.is_regular_file()) continue;
    const std::string path =
        fmt::format("/{}", entry.path().lexically_relative(folder).generic_string());
    auto bytes = read_file(entry.path());
    if (!bytes) return bytes.error();
    page[path] = {std::move(*bytes), {}, {}};
  }
  if (problem || !page.contains("/index.html")) {
    return Error{fmt::format("there is no page in {}", in_quotes(folder.string()))};
  }
  return page;
}

std::string_view content_type(std::string_view path) {
  for (const auto& [ending, type] : kTypes) {
    if (path.ends_with(ending)) return type;
  }
  return "application/octet-stream";
}

}  // namespace papan::server
