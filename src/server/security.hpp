// Who may talk to the server: exact lists of Host and Origin, secrets compared in
// constant time, a rate for each client, and the headers that tie the page down.
//
// Any page that a browser shows can send requests to a server on its own machine;
// Host stops names that were rebound to it, Origin stops other pages' sockets, and
// the token, which only our own page carries, stops the rest.
// Tested in tests/server/security_test.cpp.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace papan::server {

// True when equal; takes as long whatever differs.
bool same_secret(std::string_view a, std::string_view b);

// 128 random bits of the system as 22 letters, digits, '-' and '_'.
std::string make_secret();

// The names under which a server may be addressed.
class AllowedHosts {
 public:
  // Loopback names and `host`, all with `port`.
  AllowedHosts(std::string_view host, unsigned port);

  [[nodiscard]] bool has_host(std::string_view host) const;
  [[nodiscard]] bool has_origin(std::string_view origin) const;

 private:
  std::vector<std::string> hosts_;
};

// Tokens that refill with time: `rate` a second, at most `burst` saved.
class RateLimiter {
 public:
  using Time = std::chrono::steady_clock::time_point;

  RateLimiter(double rate, double burst, Time now);

  // Takes one; false when there is none.
  bool take(Time now);

 private:
  double rate_;
  double burst_;
  double saved_;
  Time last_;
};

using Headers = std::vector<std::pair<std::string, std::string>>;

// What every answer carries; `host` has been found in the list, or is empty: then no socket is
// allowed.
Headers security_headers(std::string_view host);

}  // namespace papan::server
