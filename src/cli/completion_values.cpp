#include "cli/completion_values.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "agents/catalogue.hpp"
#include "agents/external.hpp"
#include "lab/experiment.hpp"

namespace papan::cli {
namespace {

using Candidates = std::vector<Candidate>;

Candidates games() {
  Candidates all;
  for (const CatalogueEntry& entry : catalogue()) {
    all.push_back({entry.game.name, entry.game.summary});
  }
  return all;
}

Candidates experiments() {
  Candidates all = {{"all", "all of them"}, {"list", "what there is"}};
  for (const lab::Experiment& one : lab::experiments()) all.push_back({one.id, one.title.english});
  return all;
}

const std::vector<OptionInfo>& budget_keys() {
  static const std::vector<OptionInfo> keys = {
      {"depth", OptionKind::kInteger, "", 1, kMaxDepth, {}, "budget: plies to look ahead"},
      {"nodes", OptionKind::kInteger, "", 1, kMaxNodes, {}, "budget: positions to visit"},
      {"time", OptionKind::kReal, "", 0, kMaxSeconds, {}, "budget: seconds to think"}};
  return keys;
}

// What may go on after "best:level=5,": keys; after "hash=": its choices.
Candidates settings_for(const std::string& typed, const std::vector<OptionInfo>& infos) {
  const std::size_t last = typed.find_last_of(":,");
  const std::string before = last == std::string::npos ? "" : typed.substr(0, last + 1);
  const std::string rest = typed.substr(before.size());
  const std::string key = rest.substr(0, rest.find('='));
  Candidates all;
  for (const OptionInfo& info : infos) {
    if (key == rest) {
      all.push_back({before + info.key + "=", fmt::format("{} ({})", info.help, allowed(info))});
    } else if (info.key == key) {
      for (const std::string& choice : info.choices) {
        all.push_back({fmt::format("{}{}={}", before, key, choice), info.help});
      }
    }
  }
  return all;
}

Candidates agents(const CatalogueEntry& entry, const std::string& typed) {
  std::vector<AgentEntry> known = entry.agents;
  const auto others = external_agents(entry);
  known.insert(known.end(), others.begin(), others.end());
  const std::size_t end = typed.find(':');
  Candidates all;
  for (const AgentEntry& agent : known) {
    if (end == std::string::npos) {
      all.push_back({agent.name, agent.summary});
    } else if (agent.name == std::string_view(typed).substr(0, end)) {
      std::vector<OptionInfo> infos = agent.options;
      infos.insert(infos.end(), budget_keys().begin(), budget_keys().end());
      return settings_for(typed, infos);
    }
  }
  return all;
}

Candidates known_values(Word word, const std::string& game, const std::string& typed) {
  switch (word) {
    case Word::kText: return {};
    case Word::kGame: return games();
    case Word::kExperiment: return experiments();
    case Word::kFile: return {{std::string(kAnyFile), ""}};
    case Word::kFolder: return {{std::string(kAnyFolder), ""}};
    case Word::kAgent:
    case Word::kParameter: break;
  }
  const auto entry = find_game(game);
  if (!entry) return {};
  return word == Word::kAgent ? agents(**entry, typed)
                              : settings_for(typed, (*entry)->game.parameters);
}

}  // namespace

std::vector<Candidate> values_for(const Argument& argument, const std::string& game,
                                  const std::string& typed) {
  Candidates all;
  for (const std::string& word : argument.words()) all.push_back({word, ""});
  const Candidates known = known_values(argument.word(), game, typed);
  all.insert(all.end(), known.begin(), known.end());
  return all;
}

}  // namespace papan::cli
