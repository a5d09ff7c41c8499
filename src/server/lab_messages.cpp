#include "server/lab_messages.hpp"

#include <fmt/format.h>

#include "server/limits.hpp"

namespace papan::server {
namespace {

StudyRef study_in(Members& members) {
  const auto kind = study_kind(members.text("kind", kMaxNameBytes));
  if (!kind) {
    members.complain(ErrorCode::kBadValue, "'kind' must be tournament, experiment or training");
  }
  return {kind.value_or(StudyKind::kTournament), members.integer("id", kIds)};
}

void print_study(Json& json, const StudyRef& study) {
  json["kind"] = to_text(study.kind);
  json["id"] = study.id;
}

int number_in(Members& members, const char* key, Members::Range range) {
  return static_cast<int>(members.integer(key, range));
}

std::vector<std::string> agents_in(Members& members) {
  if (members.need("agents") == nullptr) return {};
  auto agents = members.optional_texts("agents", kMaxSpecBytes);
  if (agents.size() < 2 || agents.size() > kMaxLabAgents) {
    members.complain(ErrorCode::kBadValue,
                     fmt::format("'agents' must be a list of 2 to {}", kMaxLabAgents));
  }
  return agents;
}

}  // namespace

AskLab AskLab::read(Members&) {
  return {};
}

void AskLab::print(Json&) const {}

LeaveLab LeaveLab::read(Members&) {
  return {};
}

void LeaveLab::print(Json&) const {}

WatchStudy WatchStudy::read(Members& members) {
  return {study_in(members)};
}

void WatchStudy::print(Json& json) const {
  print_study(json, study);
}

StopStudy StopStudy::read(Members& members) {
  return {study_in(members)};
}

void StopStudy::print(Json& json) const {
  print_study(json, study);
}

ResumeStudy ResumeStudy::read(Members& members) {
  return {study_in(members)};
}

void ResumeStudy::print(Json& json) const {
  print_study(json, study);
}

StartTournament StartTournament::read(Members& members) {
  StartTournament wish;
  wish.game = members.text("game", kMaxNameBytes);
  wish.parameters = members.settings("parameters");
  wish.agents = agents_in(members);
  wish.format = members.text("format", kMaxNameBytes);
  wish.games = number_in(members, "games", {1, kMaxLabGames});
  wish.budget = members.text("budget", kMaxNameBytes);
  wish.seed = members.integer("seed", {0, kMaxNumber});
  return wish;
}

void StartTournament::print(Json& json) const {
  json["game"] = game;
  json["parameters"] = Json::object();
  for (const auto& [key, value] : parameters) json["parameters"][key] = value;
  json["agents"] = agents;
  json["format"] = format;
  json["games"] = games;
  json["budget"] = budget;
  json["seed"] = seed;
}

StartExperiment StartExperiment::read(Members& members) {
  return {members.text("experiment", kMaxNameBytes)};
}

void StartExperiment::print(Json& json) const {
  json["experiment"] = experiment;
}

StartTraining StartTraining::read(Members& members) {
  StartTraining wish;
  wish.algorithm = members.text("algorithm", kMaxNameBytes);
  wish.colours = number_in(members, "colours", {3, 9});
  wish.bricks = number_in(members, "bricks", {1, kMaxLabBricks});
  wish.population = number_in(members, "population", {12, kMaxLabPopulation});
  wish.generations = number_in(members, "generations", {1, kMaxLabGenerations});
  wish.deals = number_in(members, "deals", {1, kMaxLabDeals});
  wish.held_out = number_in(members, "held_out", {0, kMaxLabDeals});
  wish.seed = members.integer("seed", {0, kMaxNumber});
  return wish;
}

void StartTraining::print(Json& json) const {
  json["algorithm"] = algorithm;
  json["colours"] = colours;
  json["bricks"] = bricks;
  json["population"] = population;
  json["generations"] = generations;
  json["deals"] = deals;
  json["held_out"] = held_out;
  json["seed"] = seed;
}

}  // namespace papan::server
