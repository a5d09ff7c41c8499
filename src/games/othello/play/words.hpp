// The catalogue's words of Othello alone, in Indonesian; those of the agents that play any game
// stand in agents/catalogue_words.cpp. tests/agents/catalogue_words_test.cpp names what is missing.
#pragma once

#include <array>

#include "agents/game_module.hpp"

namespace papan::othello {

inline constexpr auto kIndonesian = std::to_array<Translation>({
    // Labels
    {"empties to winner", "kotak kosong untuk pemenang"},
    {"book", "buku pembukaan"},
    {"without", "tanpa"},
    {"tie", "bila sama baik"},
    // Choices
    {"nothing", "tidak ada"},
    {"discs", "bidak"},
    {"last", "terakhir"},
    {"random", "acak"},
    // Help of the games' parameters
    {"at the end the empty cells count for the winner",
     "di akhir, kotak kosong dihitung untuk pemenang"},
    // Help of the agents' options
    {"searches at once; only one plays the same game again",
     "pencarian sekaligus; hanya satu yang mengulang permainan yang sama"},
    {"play the opening from the book", "mainkan pembukaan dari buku"},
    {"leave a technique out", "tinggalkan satu teknik"},
    {"which of equally good moves is played, in the order of the scan",
     "langkah mana yang dimainkan dari yang sama baik, menurut urutan penelusuran"},
    {"the order in which the cells are looked at",
     "urutan kotak diperiksa: per kolom atau per baris"},
    // Agents
    {"the move that turns most discs (the paper's)",
     "langkah yang membalik bidak terbanyak (makalah)"},
    {"the move on the best ring: edge, ring 3, centre, ring 2 (the paper's)",
     "langkah di lingkar terbaik: tepi, lingkar 3, tengah, lingkar 2 (makalah)"},
});

}  // namespace papan::othello
