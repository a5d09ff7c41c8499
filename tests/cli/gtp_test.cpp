// `papan gtp`: the program at the other end of a pipe.
#include "tests/support/cli.hpp"

namespace papan {
namespace {

using testing_support::Outcome;
using testing_support::papan;

TEST(GtpCli, AnswersAScript) {
  const Outcome outcome = papan(
      "gtp othello --agent greedy-count <<'END'\n"
      "protocol_version\n1 boardsize 8\nclear_board\nplay black d3\nplay white a1\nundo\nquit\n"
      "name\nEND\n");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_EQ(outcome.out, "= 2\n\n=1 \n\n= \n\n= \n\n? illegal move\n\n= \n\n= \n\n");
}

TEST(GtpCli, RefusesWhatItCannotBe) {
  EXPECT_EQ(papan("gtp ntil < /dev/null").code, 2);
  EXPECT_EQ(papan("gtp othello --agent nobody < /dev/null").code, 2);
}

}  // namespace
}  // namespace papan
