#include "server/security.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <random>

namespace papan::server {

bool same_secret(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  unsigned difference = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    difference |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
  }
  return difference == 0;
}

std::string make_secret() {
  static constexpr std::string_view kLetters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  constexpr int kLength = 22;
  std::random_device system;  // the system's generator, not a pseudo-random one
  std::string secret;
  for (int i = 0; i < kLength; ++i) secret += kLetters[system() % kLetters.size()];
  return secret;
}

AllowedHosts::AllowedHosts(std::string_view host, unsigned port) {
  std::vector<std::string> names = {"127.0.0.1", "localhost", "[::1]"};
  const bool is_v6 = host.find(':') != std::string_view::npos;
  names.push_back(is_v6 ? fmt::format("[{}]", host) : std::string(host));
  constexpr unsigned kHttpPort = 80;  // which browsers leave out
  for (const std::string& name : names) {
    hosts_.push_back(fmt::format("{}:{}", name, port));
    if (port == kHttpPort) hosts_.push_back(name);
  }
}

bool AllowedHosts::has_host(std::string_view host) const {
  return std::find(hosts_.begin(), hosts_.end(), host) != hosts_.end();
}

bool AllowedHosts::has_origin(std::string_view origin) const {
  constexpr std::string_view kScheme = "http://";
  return origin.substr(0, kScheme.size()) == kScheme && has_host(origin.substr(kScheme.size()));
}

RateLimiter::RateLimiter(double rate, double burst, Time now)
    : rate_(rate), burst_(burst), saved_(burst), last_(now) {}

bool RateLimiter::take(Time now) {
  const double elapsed = std::chrono::duration<double>(now - last_).count();
  saved_ = std::min(burst_, saved_ + elapsed * rate_);
  last_ = now;
  if (saved_ < 1) return false;
  saved_ -= 1;
  return true;
}

Headers security_headers(std::string_view host) {
  const std::string socket = host.empty() ? "" : fmt::format(" ws://{}", host);
  return {{"Content-Security-Policy",
           fmt::format("default-src 'self'; connect-src 'self'{}; img-src 'self' data: blob:; "
                       "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
                       "object-src 'none'",
                       socket)},
          {"X-Content-Type-Options", "nosniff"},
          {"Referrer-Policy", "no-referrer"},
          {"Cross-Origin-Opener-Policy", "same-origin"},
          {"Cross-Origin-Resource-Policy", "same-origin"}};
}

}  // namespace papan::server
