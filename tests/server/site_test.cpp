// What HTTP answers: files by their exact path, the token only in the page.
#include "server/net/site.hpp"

#include <gtest/gtest.h>

#include "agents/catalogue.hpp"

namespace papan::server {
namespace {

constexpr const char* kHost = "127.0.0.1:8080";

Site small_site() {
  Page page;
  page["/index.html"] = {"<meta name=\"papan-token\" content=\"\">", "packed", "h1"};
  page["/assets/app-1a2b.js"] = {"let a = 1;", "packed", "h2"};
  page["/icon.svg"] = {"<svg/>", "", "h3"};
  return {std::move(page), AllowedHosts("127.0.0.1", 8080), "SECRET"};
}

HttpAnswer read(const std::string& target, const std::string& encoding = "",
                const std::string& tag = "") {
  return small_site().answer({"GET", target, kHost, encoding, tag});
}

std::string header(const HttpAnswer& answer, std::string_view name) {
  for (const auto& [key, value] : answer.headers) {
    if (key == name) return value;
  }
  return "";
}

TEST(Site, ThePageCarriesTheTokenAndIsNotKept) {
  for (const char* target : {"/", "/index.html", "/?x=1"}) {
    const HttpAnswer answer = read(target, "gzip");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.body, "<meta name=\"papan-token\" content=\"SECRET\">");
    EXPECT_EQ(header(answer, "Cache-Control"), "no-store");
    EXPECT_EQ(header(answer, "Content-Encoding"), "");
  }
}

TEST(Site, HashedFilesAreKeptAndPacked) {
  const HttpAnswer plain = read("/assets/app-1a2b.js");
  EXPECT_EQ(plain.body, "let a = 1;");
  EXPECT_EQ(plain.type, "text/javascript; charset=utf-8");
  EXPECT_NE(header(plain, "Cache-Control").find("immutable"), std::string::npos);
  const HttpAnswer packed = read("/assets/app-1a2b.js", "gzip, br");
  EXPECT_EQ(packed.body, "packed");
  EXPECT_EQ(header(packed, "Content-Encoding"), "gzip");
}

TEST(Site, WhatTheBrowserHasIsNotSentAgain) {
  EXPECT_EQ(header(read("/icon.svg"), "ETag"), "\"h3\"");
  EXPECT_EQ(read("/icon.svg", "", "\"h3\"").status, 304);
  EXPECT_EQ(read("/icon.svg", "", "\"h2\"").status, 200);
}

TEST(Site, PathsOutsideAreNotFound) {
  for (const char* target :
       {"/../etc/passwd", "/assets/../../etc/passwd", "/%2e%2e/etc/passwd", "//etc/passwd",
        "/assets/", "/assets", "etc/passwd", "", "/index.html/", "/INDEX.HTML", "/..\\x"}) {
    EXPECT_EQ(read(target).status, 404) << target;
  }
}

TEST(Site, ForeignHostsAndWritingMethodsAreRefused) {
  const Site site = small_site();
  EXPECT_FALSE(site.refusal({"GET", "/", kHost, "", ""}));
  EXPECT_FALSE(site.refusal({"HEAD", "/", kHost, "", ""}));
  EXPECT_EQ(site.refusal({"GET", "/", "evil.example", "", ""})->status, 403);
  EXPECT_EQ(site.refusal({"GET", "/", "", "", ""})->status, 403);
  EXPECT_EQ(site.refusal({"POST", "/", kHost, "", ""})->status, 405);
  EXPECT_EQ(site.refusal({"DELETE", "/", "evil.example", "", ""})->status, 403);
}

TEST(Site, TheCatalogueHasEveryGameWithItsAgents) {
  const auto json = parse_json(read("/api/catalogue").body);
  ASSERT_TRUE(json);
  EXPECT_EQ(json->at("games").size(), catalogue().size());
  for (const Json& game : json->at("games")) {
    EXPECT_EQ(game.at("seat_names").size(), game.at("seats").get<std::size_t>());
    EXPECT_FALSE(game.at("agents").empty()) << game.at("game");
  }
}

TEST(Site, TheCatalogueTellsFactsOfGames) {
  const auto json = parse_json(read("/api/catalogue").body);
  ASSERT_TRUE(json);
  for (const Json& game : json->at("games")) {
    const Json& facts = game.at("facts");
    const auto name = game.at("game").get<std::string>();
    EXPECT_EQ(facts.at("margin"), name != "ntil");
    EXPECT_EQ(facts.at("chance"), name == "brick");
    EXPECT_EQ(facts.at("deal"), name == "brick");
    EXPECT_EQ(facts.at("book"), name == "othello");
    EXPECT_EQ(facts.at("discs"), name == "othello");
    EXPECT_EQ(facts.at("clock"), name == "collapse" ? 180 : 0);
    EXPECT_EQ(facts.at("of_people").dump(), name == "ntil" ? R"({"ntil":"on"})" : "{}");
  }
}

TEST(Site, RecordsAreAskedByNumber) {
  EXPECT_EQ(record_wanted("/api/games/12/record"), 12);
  for (const char* target :
       {"/api/games//record", "/api/games/x/record", "/api/games/-1/record", "/api/games/0/record",
        "/api/games/12", "/api/games/record", "/api/games/99999999999999999999/record"}) {
    EXPECT_FALSE(record_wanted(target)) << target;
  }
}

TEST(Site, TheEmbeddedPageIsThere) {
  const Page page = embedded_page();
  ASSERT_TRUE(page.contains("/index.html"));
  EXPECT_NE(page.at("/index.html").body.find("papan-token"), std::string::npos);
  EXPECT_EQ(page.at("/index.html").hash.size(), 16u);
}

}  // namespace
}  // namespace papan::server
