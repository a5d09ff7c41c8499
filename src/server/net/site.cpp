#include "server/net/site.hpp"

#include <fmt/format.h>

#include <charconv>

#include "agents/catalogue_json.hpp"
#include "server/play/answers.hpp"

namespace papan::server {
namespace {

constexpr std::string_view kTokenPlace = "<meta name=\"papan-token\" content=\"";
constexpr std::string_view kHashedFiles = "/assets/";

void put_token(PageFile& index, std::string_view token) {
  const auto place = index.body.find(kTokenPlace);
  if (place != std::string::npos) index.body.insert(place + kTokenPlace.size(), token);
  index.gzip.clear();
  index.hash.clear();
}

std::string_view path_of(std::string_view target) {
  return target.substr(0, target.find('?'));
}

}  // namespace

Site::Site(Page page, AllowedHosts hosts, std::string_view token)
    : page_(std::move(page)), hosts_(std::move(hosts)), catalogue_(to_line(catalogue_json())) {
  put_token(page_["/index.html"], token);
}

std::optional<HttpAnswer> Site::refusal(const HttpRequest& request) const {
  if (!hosts_.has_host(request.host))
    return plain_answer(403, "this is not the name of this server");
  if (request.method != "GET" && request.method != "HEAD") {
    HttpAnswer answer = plain_answer(405, "only GET and HEAD");
    answer.headers.emplace_back("Allow", "GET, HEAD");
    return answer;
  }
  return {};
}

HttpAnswer Site::answer(const HttpRequest& request) const {
  const std::string_view path = path_of(request.target);
  if (path == "/api/catalogue") return json_answer(catalogue_);
  return file(request, path == "/" ? "/index.html" : path);
}

HttpAnswer Site::file(const HttpRequest& request, std::string_view path) const {
  const auto found = page_.find(path);
  if (found == page_.end()) return plain_answer(404, "there is nothing here");
  const PageFile& file = found->second;
  HttpAnswer answer;
  answer.type = content_type(path);
  if (file.hash.empty()) {
    answer.headers.emplace_back("Cache-Control", "no-store");
    answer.body = file.body;
    return answer;
  }
  const std::string tag = fmt::format("\"{}\"", file.hash);
  answer.headers.emplace_back("ETag", tag);
  answer.headers.emplace_back("Vary", "Accept-Encoding");
  answer.headers.emplace_back("Cache-Control", path.starts_with(kHashedFiles)
                                                   ? "public, max-age=31536000, immutable"
                                                   : "no-cache");
  if (request.if_none_match == tag) {
    answer.status = 304;
    return answer;
  }
  const bool packed =
      !file.gzip.empty() && request.accept_encoding.find("gzip") != std::string::npos;
  if (packed) answer.headers.emplace_back("Content-Encoding", "gzip");
  answer.body = packed ? file.gzip : file.body;
  return answer;
}

std::optional<GameId> record_wanted(std::string_view target) {
  constexpr std::string_view kBefore = "/api/games/";
  constexpr std::string_view kAfter = "/record";
  const std::string_view path = path_of(target);
  if (!path.starts_with(kBefore) || !path.ends_with(kAfter)) return {};
  if (path.size() <= kBefore.size() + kAfter.size()) return {};
  const std::string_view number =
      path.substr(kBefore.size(), path.size() - kBefore.size() - kAfter.size());
  GameId id = 0;
  const auto end = std::from_chars(number.data(), number.data() + number.size(), id);
  if (end.ec != std::errc{} || end.ptr != number.data() + number.size() || id < 1) return {};
  return id;
}

HttpAnswer json_answer(std::string body) {
  HttpAnswer answer;
  answer.type = "application/json; charset=utf-8";
  answer.headers.emplace_back("Cache-Control", "no-store");
  answer.body = std::move(body);
  return answer;
}

HttpAnswer plain_answer(int status, std::string_view line) {
  HttpAnswer answer;
  answer.status = status;
  answer.headers.emplace_back("Cache-Control", "no-store");
  answer.body = fmt::format("{}\n", line);
  return answer;
}

}  // namespace papan::server
