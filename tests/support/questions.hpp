// Questions about a position, for tests of whoever thinks.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "agents/question.hpp"

namespace papan::testing_support {

// About a position in which a game begins.
inline Question question_about(std::shared_ptr<const Position> start, std::string agent) {
  Question question;
  question.game.game = start->game();
  question.game.parameters = start->parameters();
  question.game.start = start->text();
  question.agent = std::move(agent);
  question.position = std::move(start);
  return question;
}

}  // namespace papan::testing_support
