// What all learners keep to: names of their own, plans that come back, forms within their bounds.
// That stopped runs end as undisturbed ones is shown with the store: tests/lab/training_test.cpp.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "train/learner.hpp"

namespace papan::train {
namespace {

TEST(Learners, HaveNamesOfTheirOwnAndOneHadNone) {
  std::set<std::string> names;
  for (const LearnerKind& kind : learners()) {
    names.insert(kind.name);
    EXPECT_EQ(*find_learner(kind.name), &kind);
  }
  EXPECT_EQ(names.size(), learners().size());
  EXPECT_EQ(std::count_if(learners().begin(), learners().end(),
                          [](const LearnerKind& kind) { return bool(kind.nameless_plan); }),
            1);
  EXPECT_NE(find_learner("nobody").error().message.find("unknown learner 'nobody'"),
            std::string::npos);
}

TEST(Learners, SpellOutEveryOptionOfAPlan) {
  for (const LearnerKind& kind : learners()) {
    const auto plan = kind.complete(kind.trial);
    ASSERT_TRUE(plan) << kind.name << ": " << plan.error().message;
    EXPECT_EQ(plan->size(), kind.options.size());
    EXPECT_EQ(*kind.complete(*plan), *plan) << kind.name;
    EXPECT_NE(kind.file_name(*plan).find('.'), std::string::npos) << kind.name;
    EXPECT_FALSE(kind.complete({{"magic", "1"}})) << kind.name;
  }
}

TEST(Learners, WhatOthersMayAskForIsCappedAndNamesNoFile) {
  for (const LearnerKind& kind : learners()) {
    const std::vector<OptionInfo> shared = shared_options(kind);
    EXPECT_FALSE(shared.empty());
    for (const OptionInfo& option : shared) EXPECT_NE(option.kind, OptionKind::kFile);
    for (const auto& [key, most] : kind.caps) {
      const auto capped = std::find_if(shared.begin(), shared.end(),
                                       [&](const OptionInfo& one) { return one.key == key; });
      ASSERT_NE(capped, shared.end()) << kind.name << ": " << key;
      EXPECT_EQ(to_text(capped->most), most);
    }
  }
}

}  // namespace
}  // namespace papan::train
