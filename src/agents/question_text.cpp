#include "agents/question_text.hpp"

#include <concepts>
#include <type_traits>

#include "core/json.hpp"

namespace papan {
namespace {

constexpr std::string_view to_text(Wanted wants) {
  switch (wants) {
    case Wanted::kMove: return "move";
    case Wanted::kHint: return "hint";
    case Wanted::kJudgement: return "judgement";
    case Wanted::kExplanation: return "explanation";
    case Wanted::kTree: return "tree";
    case Wanted::kAnalysis: break;
  }
  return "analysis";
}

template <class T, class Of>
concept A = std::same_as<std::remove_const_t<T>, Of>;

// --- what each value has, once for both ways ---------------------------------------------

void members(auto& list, A<Budget> auto& budget) {
  list("depth", budget.depth);
  list("nodes", budget.nodes);
  list("seconds", budget.seconds);
}

void members(auto& list, A<TreeLimits> auto& limits) {
  list("plies", limits.plies);
  list("nodes", limits.nodes);
}

void members(auto& list, A<FoundPlan> auto& plan) {
  list("moves", plan.moves);
  list("score", plan.score);
}

void members(auto& list, A<ValuedMove> auto& move) {
  list("move", move.move.text);
  list("cells", move.move.cells);
  list("value", move.value);
  list("depth", move.depth);
  list("exact", move.exact);
  list("kind", move.kind);
  list("line", move.line);
}

void members(auto& list, A<DecisionCandidate> auto& candidate) {
  list("move", candidate.move);
  list("value", candidate.value);
  list("bound", candidate.bound);
  list("proven", candidate.proven);
}

void members(auto& list, A<Decision> auto& decision) {
  list("move", decision.move);
  list("value", decision.value);
  list("nodes", decision.nodes);
  list("depth", decision.depth);
  list("exact", decision.exact);
  list("seconds", decision.seconds);
  list("line", decision.line);
  list("candidates", decision.candidates);
  list("note", decision.note);
}

void members(auto& list, A<Judgement> auto& judgement) {
  list("best", judgement.best);
  list("best_value", judgement.best_value);
  list("line", judgement.line);
  list("move", judgement.move);
  list("value", judgement.value);
  list("lost", judgement.lost);
  list("scale", judgement.scale);
  list("depth", judgement.depth);
  list("best_kind", judgement.best_kind);
  list("kind", judgement.kind);
  list("compared", judgement.compared);
  list("exact", judgement.exact);
  list("nodes", judgement.nodes);
}

void members(auto& list, A<AnalysisNews> auto& news) {
  list("moves", news.moves);
  list("changes", news.changes);
  list("by_plan", news.by_plan);
  list("depth", news.depth);
  list("done", news.done);
  list("total", news.total);
  list("nodes", news.nodes);
  list("finished", news.finished);
}

void members(auto& list, A<Question> auto& question) {
  list("wants", question.wants);
  list("game", question.game);
  list("agent", question.agent);
  list("budget", question.budget);
  list("chance", question.chance);
  list("move", question.move);
  list("limits", question.limits);
  list("plans", question.plans);
  list("proven", question.proven);
}

void members(auto& list, A<Answer> auto& answer) {
  list("agent", answer.agent);
  list("decision", answer.decision);
  list("judgement", answer.judgement);
  list("shown", answer.shown);
  list("analysis", answer.analysis);
  list("plans", answer.plans);
}

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

struct AnyList {
  void operator()(const char* key, const auto& value);
};
template <class T>
concept Described = requires(AnyList& list, T& value) {
  members(list, value);
};
template <class T>
inline constexpr bool kIsListOfDescribed = false;
template <Described T>
inline constexpr bool kIsListOfDescribed<std::vector<T>> = true;

// --- writing -----------------------------------------------------------------------------

Json written(const auto& value);

struct Writer {
  Json json = Json::object();

  void operator()(const char* key, const auto& value) { json[key] = written(value); }
};

Json written(const auto& value) {
  using T = std::remove_cvref_t<decltype(value)>;
  if constexpr (Described<T>) {
    Writer writer;
    members(writer, value);
    return std::move(writer.json);
  } else if constexpr (kIsOptional<T>) {
    return value ? written(*value) : Json(nullptr);
  } else if constexpr (kIsListOfDescribed<T>) {
    Json json = Json::array();
    for (const auto& item : value) json.push_back(written(item));
    return json;
  } else if constexpr (std::same_as<T, Record>) {
    return *parse_json(to_text(value));
  } else if constexpr (std::is_enum_v<T>) {
    return to_text(value);
  } else {
    return value;
  }
}

// --- reading -----------------------------------------------------------------------------

// Throws JsonError, as Json does; `parsed` catches it.
void read(const Json& json, auto& value);

struct Reader {
  const Json& json;

  void operator()(const char* key, auto& value) { read(json.at(key), value); }
};

void read_record(const Json& json, Record& record) {
  auto parsed = parse_record(json.dump());
  if (!parsed) throw JsonError(parsed.error().message);
  record = std::move(*parsed);
}

// The one of its few values that has this name.
template <class Name>
void read_name(const Json& json, Name& value) {
  constexpr int kMost = 16;
  for (int i = 0; i < kMost; ++i) {
    value = static_cast<Name>(i);
    if (to_text(value) == json.text()) return;
  }
  throw JsonError("unknown name " + json.dump());
}

void read(const Json& json, auto& value) {
  using T = std::remove_cvref_t<decltype(value)>;
  if constexpr (Described<T>) {
    Reader reader{json};
    members(reader, value);
  } else if constexpr (kIsOptional<T>) {
    if (!json.is_null()) read(json, value.emplace());
  } else if constexpr (kIsListOfDescribed<T>) {
    for (const Json& item : json) read(item, value.emplace_back());
  } else if constexpr (std::same_as<T, Record>) {
    read_record(json, value);
  } else if constexpr (std::is_enum_v<T>) {
    read_name(json, value);
  } else {
    value = json.get<T>();
  }
}

template <class T>
Result<T> parsed(std::string_view line) {
  const auto json = parse_json(line);
  if (!json) return json.error();
  try {
    T value;
    read(*json, value);
    return value;
  } catch (const JsonError& error) {
    return Error{error.what()};
  }
}

}  // namespace

std::string to_text(const Question& question) {
  return written(question).dump();
}

Result<Question> parse_question(std::string_view line) {
  return parsed<Question>(line);
}

std::string to_text(const Answer& answer) {
  return written(answer).dump();
}

Result<Answer> parse_answer(std::string_view line) {
  return parsed<Answer>(line);
}

}  // namespace papan
