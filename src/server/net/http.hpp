// A request and an answer of HTTP, as the parts without a network see them.
#pragma once

#include <string>
#include <string_view>

#include "server/security.hpp"

namespace papan::server {

struct HttpRequest {
  std::string method;
  std::string target;
  std::string host;
  std::string accept_encoding;
  std::string if_none_match;
};

struct HttpAnswer {
  int status = 200;
  std::string type = "text/plain; charset=utf-8";
  Headers headers;
  std::string body;
};

// Where a page of ours opens its socket.
inline constexpr std::string_view kSocketTarget = "/socket";

HttpAnswer json_answer(std::string body);
HttpAnswer plain_answer(int status, std::string_view line);

}  // namespace papan::server
