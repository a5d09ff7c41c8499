// Questions and answers as text: a line of JSON, exact both ways, for whoever thinks elsewhere.
// Both ends are of one version; what cannot be read is refused whole.
// Tested in tests/agents/question_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "agents/question.hpp"
#include "core/result.hpp"

namespace papan {

std::string to_text(const Question& question);
Result<Question> parse_question(std::string_view line);

std::string to_text(const Answer& answer);
Result<Answer> parse_answer(std::string_view line);

}  // namespace papan
