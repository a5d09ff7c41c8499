// Weights of Colour Brick as text and as files: exact both ways, and one-line errors.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "agents/catalogue.hpp"
#include "games/brick/play/weights_file.hpp"

namespace papan::brick {
namespace {

std::filesystem::path scratch(const std::string& name, const std::string& text) {
  const auto path = std::filesystem::temp_directory_path() /
                    ("papan-weights-" + std::to_string(getpid()) + "-" + name);
  std::ofstream(path) << text;
  return path;
}

Result<std::unique_ptr<Player>> player(const std::string& spec) {
  Rng rng;
  const auto position = (*find_game("brick"))->game.start({}, rng);
  return make_player(**position, spec);
}

TEST(BrickWeights, TextIsExactBothWays) {
  Weights weights{};
  weights[kHorizontalPairs] = 1.0 / 3;
  weights[kPairs] = -7e-9;
  weights[kLowestColumn] = 12;
  const auto read = parse_weights(to_text(weights));
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(*read, weights);
}

TEST(BrickWeights, AFileIsSpelledOutInTheSpec) {
  Policy policy;
  policy.weights[kBlocks] = -2.5;
  policy.limit = 77;
  const auto path = scratch("good.json", to_json(policy).dump());
  const auto made = player("thesis:weights=" + path.string());
  ASSERT_TRUE(made.ok()) << made.error().message;
  EXPECT_EQ((*made)->spec(), "thesis:limit=77,free_cells=10,weights=B:-2.5");
  const auto again = player((*made)->spec());
  ASSERT_TRUE(again.ok());
  EXPECT_EQ((*again)->spec(), (*made)->spec());
}

TEST(BrickWeights, EaseIsSpelledOutToo) {
  Policy policy;
  policy.weights[kBlocks] = -2.5;
  policy.limit = 77;
  policy.ease = 1.25;
  const auto made =
      player("thesis:weights=" + scratch("ease.json", to_json(policy).dump()).string());
  ASSERT_TRUE(made.ok()) << made.error().message;
  EXPECT_EQ((*made)->spec(), "thesis:limit=77,free_cells=10,weights=B:-2.5;EASE:1.25");
  const auto again = read_policy("B:-2.5;EASE:1.25", {});
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->ease, 1.25);
  EXPECT_FALSE(read_policy("B:-2.5;EASE:x", {}).ok());
}

TEST(BrickWeights, WhatCannotBeReadIsNamed) {
  const std::pair<std::string, std::string> cases[] = {
      {"/nonexistent", "cannot be read"},
      {scratch("text", "hello").string(), "JSON"},
      {scratch("empty", "{}").string(), "weights"},
      {scratch("feature", R"({"weights":{"XX":1},"limit":1,"free_cells":1})").string(), "'XX'"},
      {scratch("limit", R"({"weights":{"HP":1},"limit":-1,"free_cells":1})").string(), "limit"},
      {scratch("number", R"({"weights":{"HP":"a"},"limit":1,"free_cells":1})").string(), "HP"},
      {"HP:x", "'x'"},
      {"HP:1;QQ:2", "'QQ'"}};
  for (const auto& [source, expected] : cases) {
    const auto made = player("thesis:weights=" + source);
    ASSERT_FALSE(made.ok()) << source;
    EXPECT_NE(made.error().message.find(expected), std::string::npos) << made.error().message;
    EXPECT_EQ(made.error().message.find('\n'), std::string::npos);
  }
}

}  // namespace
}  // namespace papan::brick
