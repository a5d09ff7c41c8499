// The protocol's examples, which the page's own tests read too.
#pragma once

#include <fstream>
#include <sstream>

#include "core/json.hpp"

namespace papan::testing_support {

inline const Json& examples() {
  static const Json all = [] {
    std::ifstream file(PAPAN_SOURCE_DIR "/tests/protocol/examples.json");
    std::stringstream text;
    text << file.rdbuf();
    return *parse_json(text.str());
  }();
  return all;
}

// The first example of a message from the server.
inline Json from_server(std::string_view type) {
  for (const Json& example : examples().at("from_server")) {
    if (example.at("type") == type) return example;
  }
  return nullptr;
}

}  // namespace papan::testing_support
