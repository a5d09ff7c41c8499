// The load script: many clients, each making a random legal move a second against a
// random agent for a minute, over WebSockets on the loopback.
//
//   papan_load PAPAN [CLIENTS [SECONDS]]     PAPAN: the program to load
//
// Starts `PAPAN serve` with a store of its own, and checks at the end that no request
// was refused, that every acknowledged move is in the store, that 99 of 100 answers came
// within 200 ms, and that the server's memory did not grow after its first third.
// Not built by default: ninja papan_load.
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <fstream>
#include <map>
#include <mutex>
#include <thread>

#include "core/clock.hpp"
#include "core/rng.hpp"
#include "store/store.hpp"
#include "tests/protocol/socket_client.hpp"
#include "tests/support/scratch.hpp"

namespace papan {
namespace {

using namespace server;
using testing_support::SocketClient;

constexpr double kMaxAnswer = 0.2;               // seconds, for 99 of 100
constexpr double kMaxGrowth = 1.1;               // of memory, from the first third to the end
constexpr double kMoveInterval = 1.0;            // seconds
constexpr std::chrono::milliseconds kGlance{2};  // at what has come; none at all would see nothing

// What all clients found together.
struct Findings {
  std::mutex mutex;
  std::vector<double> answers;  // seconds from a move to its acknowledgement
  std::map<GameId, std::size_t> acknowledged;
  std::vector<std::string> errors;
  std::atomic<int> ready = 0;
};

struct Plan {
  unsigned short port = 0;
  std::string token;
  int clients = 200;
  double seconds = 60;
};

class Player {
 public:
  Player(const Plan& plan, Findings& findings, int number)
      : plan_(plan), findings_(findings), rng_(static_cast<std::uint64_t>(number)) {}

  void run() {
    auto client = SocketClient::connect({plan_.port, "", ""});
    if (!client) return complain("connect: " + client.error().message);
    client_ = std::move(*client);
    client_->ask(Hello{plan_.token});
    begin_game();
    ++findings_.ready;
    while (findings_.ready < plan_.clients)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    // Spread over the first second, as people are.
    double next = rng_.uniform() * kMoveInterval;
    for (const Stopwatch watch; watch.seconds() < plan_.seconds; next += kMoveInterval) {
      std::this_thread::sleep_for(
          std::chrono::duration<double>(std::max(0.0, next - watch.seconds())));
      move();
    }
    const std::lock_guard lock(findings_.mutex);
    findings_.answers.insert(findings_.answers.end(), answers_.begin(), answers_.end());
    for (const auto& [id, plies] : acknowledged_) findings_.acknowledged[id] = plies;
  }

 private:
  void begin_game() {
    NewGame wish;
    wish.game = "othello";
    wish.seats = {{PlayerKind::kPerson, ""}, {PlayerKind::kAgent, "random"}};
    const Json answer = client_->ask(wish);
    if (answer.value("type", "") != "game") return complain(answer.dump());
    game_ = answer.at("game").at("id").get<GameId>();
    frame_ = answer.at("game").at("frame");
  }

  void move() {
    take_news();
    if (frame_.at("turn") == "over") {
      client_->ask(Leave{game_});
      begin_game();
    }
    if (frame_.at("turn") != "first") return;  // the agent has not answered within the second
    const Json& legal = frame_.at("legal");
    const Json& chosen = legal.at(rng_.below(static_cast<std::uint32_t>(legal.size())));
    const auto ply = frame_.at("ply").get<std::int64_t>();
    const Stopwatch watch;
    const Json answer = client_->ask(Play{game_, ply, chosen.at(0).get<std::string>()});
    answers_.push_back(watch.seconds());
    if (answer.value("type", "") != "done") return complain(answer.dump());
    acknowledged_[game_] = static_cast<std::size_t>(ply) + 1;
  }

  // The newest board that was told of.
  void take_news() {
    while (const auto message = client_->next(kGlance)) {
      const std::string type = message->at("type");
      if (type == "ply" && message->at("id") == game_) frame_ = message->at("frame");
      if (type == "error") complain(message->dump());
    }
    if (client_->is_closed()) complain("the line was lost");
  }

  void complain(const std::string& what) {
    const std::lock_guard lock(findings_.mutex);
    findings_.errors.push_back(what);
  }

  const Plan& plan_;
  Findings& findings_;
  Rng rng_;
  std::unique_ptr<SocketClient> client_;
  GameId game_ = 0;
  Json frame_;
  std::vector<double> answers_;
  std::map<GameId, std::size_t> acknowledged_;
};

// `PAPAN serve` on a free port.
class Program {
 public:
  Program(const char* program, const std::string& store) {
    int out[2];
    if (pipe(out) != 0) return;
    process_ = fork();
    if (process_ == 0) {
      dup2(out[1], STDOUT_FILENO);
      execl(program, program, "serve", "--port", "0", "--db", store.c_str(), nullptr);
      _exit(127);
    }
    close(out[1]);
    std::string line;
    for (char c = 0; read(out[0], &c, 1) == 1 && c != '\n';) line += c;
    close(out[0]);
    const auto colon = line.rfind(':');
    if (colon != std::string::npos)
      port = static_cast<unsigned short>(std::stoi(line.substr(colon + 1)));
  }
  ~Program() {
    kill(process_, SIGTERM);
    waitpid(process_, nullptr, 0);
  }

  // Kilobytes in memory.
  [[nodiscard]] long memory() const {
    std::ifstream status(fmt::format("/proc/{}/status", process_));
    for (std::string line; std::getline(status, line);) {
      if (line.starts_with("VmRSS:")) return std::stol(line.substr(6));
    }
    return 0;
  }

  unsigned short port = 0;

 private:
  pid_t process_ = 0;
};

double percentile(std::vector<double>& sorted, double share) {
  if (sorted.empty()) return 0;
  const auto last = static_cast<double>(sorted.size() - 1);
  return sorted[static_cast<std::size_t>(share * last)];
}

// How many acknowledged moves the store does not have.
std::size_t lost_moves(const std::string& file, const Findings& findings) {
  auto store = Store::open(file);
  std::size_t lost = 0;
  for (const auto& [id, plies] : findings.acknowledged) {
    const auto session = store->session(id);
    const std::size_t stored = session && *session ? (*session)->record.plies.size() : 0;
    lost += plies > stored ? plies - stored : 0;
  }
  return lost;
}

// Memory after a third of the time and at the end, while the clients play.
std::pair<long, long> watch_memory(const Program& program, const Plan& plan, Findings& findings) {
  while (findings.ready < plan.clients) std::this_thread::sleep_for(std::chrono::milliseconds(50));
  const auto wait = [](double seconds) {
    std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
  };
  wait(plan.seconds / 3);
  const long early = program.memory();
  wait(plan.seconds * 2 / 3 - 1);
  return {early, program.memory()};
}

int report(Findings& findings, std::size_t lost, std::pair<long, long> memory) {
  std::sort(findings.answers.begin(), findings.answers.end());
  const double p50 = percentile(findings.answers, 0.5);
  const double p99 = percentile(findings.answers, 0.99);
  fmt::print(
      "{} moves, {} errors, {} lost; answers: median {:.1f} ms, 99% {:.1f} ms, slowest {:.1f} ms\n",
      findings.answers.size(), findings.errors.size(), lost, p50 * 1e3, p99 * 1e3,
      percentile(findings.answers, 1) * 1e3);
  fmt::print("memory: {} KB after a third, {} KB at the end\n", memory.first, memory.second);
  for (std::size_t i = 0; i < std::min<std::size_t>(5, findings.errors.size()); ++i) {
    fmt::print("  {}\n", findings.errors[i]);
  }
  const bool flat =
      static_cast<double>(memory.second) < kMaxGrowth * static_cast<double>(memory.first);
  const bool good = findings.errors.empty() && lost == 0 && p99 < kMaxAnswer && flat;
  fmt::print("{}\n", good ? "good" : "NOT GOOD");
  return good ? 0 : 1;
}

int load(int argc, char** argv) {
  const testing_support::Scratch scratch;
  const std::string store = scratch.file("load.db").string();
  Findings findings;
  Plan plan;
  if (argc > 2) plan.clients = std::atoi(argv[2]);
  if (argc > 3) plan.seconds = std::atof(argv[3]);
  std::pair<long, long> memory;
  {
    const Program program(argv[1], store);
    plan.port = program.port;
    plan.token = testing_support::token_of(program.port);
    std::vector<std::thread> threads;
    for (int i = 0; i < plan.clients; ++i) {
      threads.emplace_back([&plan, &findings, i] { Player(plan, findings, i).run(); });
    }
    memory = watch_memory(program, plan, findings);
    for (std::thread& thread : threads) thread.join();
  }
  return report(findings, lost_moves(store, findings), memory);
}

}  // namespace
}  // namespace papan

int main(int argc, char** argv) {
  if (argc < 2) {
    fmt::print(stderr, "papan_load PAPAN [CLIENTS [SECONDS]]\n");
    return 2;
  }
  return papan::load(argc, argv);
}
