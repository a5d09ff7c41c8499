// The server's limits, in one place; docs/protocol.md lists those that a client
// may meet. Tested in tests/protocol/attacks_test.cpp.
#pragma once

#include <chrono>
#include <cstddef>

namespace papan::server {

using std::chrono::milliseconds;
using std::chrono::seconds;

inline constexpr std::size_t kMaxMessageBytes = 64 << 10;
inline constexpr std::size_t kMaxHeaderBytes = 8 << 10;
inline constexpr std::size_t kMaxUnsentBytes = 1 << 20;
inline constexpr std::size_t kMaxConnections = 256;
inline constexpr std::size_t kMaxGamesInMemory = 1024;
inline constexpr std::size_t kMaxGamesHeard = 32;  // that one client listens to

inline constexpr double kMessagesPerSecond = 40;
inline constexpr double kMessageBurst = 80;

inline constexpr double kMaxSearchSeconds = 60;
inline constexpr double kHintSeconds = 1;
inline constexpr double kExplainSeconds = 5;
inline constexpr double kMaxAnalysisSeconds = 600;
inline constexpr std::size_t kMaxAnalyses = 16;  // at once, of all clients; matches, as many
inline constexpr int kMaxMatchGames = 100;
inline constexpr int kMaxRandomPlies = 20;
inline constexpr int kMaxTreeNodes = 2'000;  // shown
inline constexpr std::size_t kMaxHintsWaiting = 64;
inline constexpr int kMaxAgentMegabytes = 64;     // tables of one agent
inline constexpr int kMaxPlayersMegabytes = 512;  // tables of all agents that wait for their turn

inline constexpr int kMaxDelay = 10'000;  // milliseconds
inline constexpr std::size_t kMaxNameBytes = 100;
inline constexpr std::size_t kMaxSpecBytes = 500;
inline constexpr std::size_t kMaxTextBytes = 60'000;
inline constexpr int kMaxFrames = 100;
inline constexpr int kMaxListed = 100;
inline constexpr int kDefaultListed = 20;

inline constexpr seconds kHeaderPatience{10};
inline constexpr seconds kIdlePatience{30};
inline constexpr seconds kSocketPatience{60};  // without a sign of life
inline constexpr milliseconds kThinkingInterval{250};
inline constexpr milliseconds kAnalysisInterval{100};

}  // namespace papan::server
