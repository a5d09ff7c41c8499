// Site: what HTTP answers, without any network: the page's files and a few
// readings, with the headers that tie the page down.
//
// The page itself gets the server's token and is never kept by the browser; files
// with a hash in their name are kept for ever. What is not on the lists is refused.
// Tested in tests/server/site_test.cpp.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/messages.hpp"
#include "server/net/assets.hpp"
#include "server/net/http.hpp"
#include "server/security.hpp"

namespace papan::server {

class Site {
 public:
  // `token` is what the page says in order to write.
  Site(Page page, AllowedHosts hosts, std::string_view token);

  [[nodiscard]] const AllowedHosts& hosts() const { return hosts_; }

  // Foreign hosts and other methods than reading ones are refused.
  [[nodiscard]] std::optional<HttpAnswer> refusal(const HttpRequest& request) const;
  // A file of the page or the catalogue; 404 for all else.
  [[nodiscard]] HttpAnswer answer(const HttpRequest& request) const;

 private:
  [[nodiscard]] HttpAnswer file(const HttpRequest& request, std::string_view path) const;

  Page page_;
  AllowedHosts hosts_;
  std::string catalogue_;
};

// The game of "/api/games/12/record".
std::optional<GameId> record_wanted(std::string_view target);

}  // namespace papan::server
