// Exact lists, secrets, rates.
#include "server/security.hpp"

#include <gtest/gtest.h>

#include <set>

namespace papan::server {
namespace {

using namespace std::chrono_literals;

TEST(Security, HostsAreExact) {
  const AllowedHosts hosts("127.0.0.1", 8080);
  for (const char* good : {"127.0.0.1:8080", "localhost:8080", "[::1]:8080"}) {
    EXPECT_TRUE(hosts.has_host(good)) << good;
    EXPECT_TRUE(hosts.has_origin(std::string("http://") + good)) << good;
  }
  for (const char* bad : {"", "127.0.0.1", "127.0.0.1:80", "localhost", "LOCALHOST:8080",
                          "localhost:8080.evil.example", "evil.example:8080", "localhost:80800",
                          "127.0.0.1:8080/", " 127.0.0.1:8080", "192.168.1.5:8080"}) {
    EXPECT_FALSE(hosts.has_host(bad)) << bad;
    EXPECT_FALSE(hosts.has_origin(std::string("http://") + bad)) << bad;
  }
  for (const char* bad : {"", "null", "localhost:8080", "https://localhost:8080",
                          "http://localhost:8080/", "file://localhost:8080"}) {
    EXPECT_FALSE(hosts.has_origin(bad)) << bad;
  }
}

TEST(Security, ALocalNetworkIsOneMoreName) {
  const AllowedHosts hosts("192.168.1.5", 9000);
  EXPECT_TRUE(hosts.has_host("192.168.1.5:9000"));
  EXPECT_TRUE(hosts.has_host("localhost:9000"));
  EXPECT_FALSE(hosts.has_host("192.168.1.6:9000"));
  EXPECT_TRUE(AllowedHosts("fd00::1", 9000).has_host("[fd00::1]:9000"));
}

TEST(Security, BrowsersLeaveOutPortEighty) {
  EXPECT_TRUE(AllowedHosts("127.0.0.1", 80).has_host("localhost"));
}

TEST(Security, SecretsAreComparedWhole) {
  EXPECT_TRUE(same_secret("abc", "abc"));
  EXPECT_FALSE(same_secret("abc", "abd"));
  EXPECT_FALSE(same_secret("abc", "ab"));
  EXPECT_FALSE(same_secret("abc", ""));
}

TEST(Security, SecretsAreLongAndNeverTheSame) {
  std::set<std::string> seen;
  for (int i = 0; i < 1000; ++i) {
    const std::string secret = make_secret();
    EXPECT_EQ(secret.size(), 22u);
    seen.insert(secret);
  }
  EXPECT_EQ(seen.size(), 1000u);
}

TEST(Security, TheRateAllowsABurstAndThenRefills) {
  const RateLimiter::Time start{};
  RateLimiter limiter(40, 80, start);
  int taken = 0;
  for (int i = 0; i < 1000; ++i) taken += limiter.take(start) ? 1 : 0;
  EXPECT_EQ(taken, 80);
  EXPECT_FALSE(limiter.take(start + 10ms));
  EXPECT_TRUE(limiter.take(start + 30ms));
  taken = 0;
  for (int i = 0; i < 1000; ++i) taken += limiter.take(start + 1s) ? 1 : 0;
  EXPECT_NEAR(taken, 39, 1);
  taken = 0;
  for (int i = 0; i < 1000; ++i) taken += limiter.take(start + 1h) ? 1 : 0;
  EXPECT_EQ(taken, 80) << "no more is saved";
}

TEST(Security, ThePolicyAllowsNothingInline) {
  for (const auto& [name, value] : security_headers("127.0.0.1:8080")) {
    EXPECT_EQ(value.find("unsafe"), std::string::npos);
    if (name == "Content-Security-Policy") {
      EXPECT_TRUE(value.starts_with("default-src 'self';"));
      EXPECT_NE(value.find("ws://127.0.0.1:8080;"), std::string::npos);
    }
  }
}

}  // namespace
}  // namespace papan::server
