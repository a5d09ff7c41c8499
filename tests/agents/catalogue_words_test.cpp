#include "agents/catalogue_words.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "agents/catalogue.hpp"

namespace papan {
namespace {

void expect_words(const std::vector<OptionInfo>& options) {
  for (const OptionInfo& option : options) {
    std::string label(option.key);
    std::replace(label.begin(), label.end(), '_', ' ');
    EXPECT_TRUE(indonesian_words().contains(label)) << label;
    EXPECT_TRUE(indonesian_words().contains(option.help)) << option.help;
  }
}

TEST(CatalogueWords, EveryOptionAndAgentHasItsIndonesian) {
  for (const CatalogueEntry& entry : catalogue()) {
    expect_words(entry.game.parameters);
    for (const AgentEntry& agent : entry.agents) {
      EXPECT_TRUE(indonesian_words().contains(agent.summary)) << agent.summary;
      expect_words(agent.options);
    }
  }
}

}  // namespace
}  // namespace papan
