// An opening book by our own search: games/othello/learn/book.hpp.
#include "games/othello/learn/book.hpp"
#include "games/othello/learn/learners.hpp"

namespace papan::train {
namespace {

class BookLearner final : public Learner {
 public:
  BookLearner(BookRun run, int done) : run_(std::move(run)), done_(done) {}

  // As far as is known: what is searched finds more to search.
  [[nodiscard]] int steps() const override { return done_ + BookRun::steps(run_.waiting()); }
  [[nodiscard]] bool finished() const override { return run_.finished(); }
  Result<std::optional<LearntStep>> step(int /*threads*/, const std::stop_token& stop) override {
    auto piece = run_.step(stop);
    if (!piece) return std::optional<LearntStep>();
    ++done_;
    return std::optional(
        LearntStep{{{double(run_.positions()), double(run_.waiting())}}, std::move(*piece)});
  }
  Result<std::string> result() override { return run_.book().text(); }

 private:
  BookRun run_;
  int done_;  // steps
};

}  // namespace

OptionTable<BookPlan> BookPlan::describe() {
  using P = BookPlan;
  return OptionTable<P>()
      .integer("plies", &P::plies, {1, 30}, "moves that the book goes")
      .integer("depth", &P::depth, {2, 30}, "plies to look ahead at each position")
      .real("margin", &P::margin, {0, 64}, "follow moves that are worse by so many discs");
}

Result<std::unique_ptr<Learner>> BookPlan::open(const KeptRun& kept) const {
  auto run = BookRun::resume(*this, kept.pieces);
  if (!run) return run.error();
  return std::unique_ptr<Learner>(
      std::make_unique<BookLearner>(std::move(*run), static_cast<int>(kept.pieces.size())));
}

LearnerKind othello_book_learner() {
  LearnerKind kind;
  kind.name = "othello-book";
  kind.game = "othello";
  kind.title = {"Othello's opening book", "buku pembukaan Othello"};
  kind.unit = {"positions", "posisi"};
  kind.aim = Aim::kNone;
  kind.columns = {{"positions", {"positions", "posisi"}, Drawn::kAcross},
                  {"waiting", {"known to come", "yang menunggu"}, Drawn::kLine}};
  kind.examples = {"papan train othello-book --plies 6 --depth 12 --out book.txt",
                   "papan book show --file book.txt"};
  kind.indonesian = {{"plies", "langkah"},
                     {"depth", "kedalaman"},
                     {"margin", "selisih"},
                     {"moves that the book goes", "panjang buku dalam langkah"},
                     {"plies to look ahead at each position", "langkah ke depan pada tiap posisi"},
                     {"follow moves that are worse by so many discs",
                      "ikuti langkah yang lebih buruk sekian bidak"}};
  kind.trial = {{"plies", "4"}, {"depth", "6"}};
  kind.caps = {{"plies", "12"}, {"depth", "16"}};
  return learner_kind<BookPlan>(std::move(kind));
}

}  // namespace papan::train
