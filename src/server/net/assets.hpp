// Assets: the page's files, embedded in the binary by cmake/embed.cmake.
//
// Looked up by their exact path, so there is no path to escape from. Each has its
// bytes as they are and, where that is smaller, compressed.
// Tested in tests/server/site_test.cpp.
#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace papan::server {

struct Asset {
  std::string_view path;  // "/assets/index-1a2b3c.js"
  std::string_view body;
  std::string_view gzip;  // empty: not worth it
  std::string_view hash;  // of the body
};

// Written by cmake/embed.cmake.
std::span<const Asset> embedded_assets();

// By path, for the server.
struct PageFile {
  std::string body;
  std::string gzip;
  std::string hash;  // empty: must not be kept by the browser
};
using Page = std::map<std::string, PageFile, std::less<>>;

Page embedded_page();
// The files of a folder, for work on the page itself.
Result<Page> page_in(const std::filesystem::path& folder);

// "text/html; charset=utf-8" for "/index.html".
std::string_view content_type(std::string_view path);

}  // namespace papan::server
