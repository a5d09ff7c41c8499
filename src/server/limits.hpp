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
inline constexpr double kMaxAnalysisSeconds = 600;
inline constexpr std::size_t kMaxAnalyses = 16;  // at once, of all clients; matches, as many
inline constexpr int kMaxMatchGames = 100;
inline constexpr int kMaxRandomPlies = 20;
inline constexpr int kMaxTreeNodes = 2'000;  // shown
inline constexpr std::size_t kMaxHintsWaiting = 64;
inline constexpr int kMaxAgentThreads = 1;
inline constexpr int kMaxAgentMegabytes = 64;      // tables of one agent
inline constexpr int kMaxThinkingMegabytes = 512;  // tables of all agents
inline constexpr int kMegabytesForAnswers = 128;   // of those, what only answers to people take

inline constexpr int kMaxDelay = 10'000;  // milliseconds
inline constexpr std::size_t kMaxNameBytes = 100;
inline constexpr std::size_t kMaxSpecBytes = 500;
inline constexpr std::size_t kMaxPlyBytes = 1000;
inline constexpr std::size_t kMaxTextBytes = 60'000;
inline constexpr int kMaxFrames = 100;
inline constexpr std::size_t kMaxLine = 1'400;  // moves: the longest plan for one player
inline constexpr int kMaxListed = 100;
inline constexpr int kDefaultListed = 20;

// The laboratory: one thread of its own works on one study after the other.
inline constexpr std::size_t kMaxLabJobs = 8;  // that run or wait
inline constexpr std::size_t kMaxLabAgents = 12;
inline constexpr int kMaxLabGames = 10'000;   // of a whole tournament
inline constexpr double kMaxLabSeconds = 10;  // of a move
inline constexpr double kMaxLabGameSeconds = 600;
inline constexpr std::size_t kMaxLabPoints = 1'000;  // of a learning curve
inline constexpr std::size_t kMaxLabQuestions = 64;  // that wait for the reading thread
inline constexpr std::size_t kMaxShownAgents = 40;   // with all their pairings
inline constexpr std::size_t kMaxLabListed = 100;    // of each kind
inline constexpr milliseconds kLabInterval{500};
inline constexpr milliseconds kLabRest{200};  // between commits, so that nobody's move waits

inline constexpr seconds kHeaderPatience{10};
inline constexpr seconds kIdlePatience{30};
inline constexpr seconds kSocketPatience{60};  // without a sign of life
inline constexpr milliseconds kThinkingInterval{250};
inline constexpr milliseconds kAnalysisInterval{100};

}  // namespace papan::server
