// `papan gtp` and `papan nboard`: the program at the other end of a pipe; `papan import`.
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

TEST(NboardCli, AnswersAScript) {
  const Outcome outcome =
      papan("nboard --agent greedy-count <<'END'\nnboard 2\nmove F5\nping 3\nquit\nping 4\nEND\n");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_EQ(outcome.out, "set myname Papan\npong 3\n");
}

TEST(ImportCli, MakesRecordsOfTranscriptsAndRefusesTheRest) {
  const Outcome outcome =
      papan("import othello /dev/stdin <<'END' | grep -o 'plies.*'\nf5d6c3\n\n1. F5 2. F6\nEND\n");
  EXPECT_EQ(outcome.out,
            "plies\":[\"f5\",\"d6\",\"c3\"],\"result\":null}\n"
            "plies\":[\"f5\",\"f6\"],\"result\":null}\n");
  EXPECT_EQ(papan("import othello /dev/stdin 2>&1 <<'END'\nf5a1\nEND\n").out,
            "papan: line 1: move 2, a1, is not legal\n");
  EXPECT_EQ(papan("import ntil /dev/null").code, 2);
  EXPECT_EQ(papan("import othello /no/such/file").code, 2);
}

}  // namespace
}  // namespace papan
