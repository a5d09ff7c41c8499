// The catalogue's words of the Adjacency Strategy Game alone, in Indonesian; those of the agents
// that play any game stand in agents/catalogue_words.cpp. tests/agents/catalogue_words_test.cpp
// names what is missing.
#pragma once

#include <array>

#include "agents/game_module.hpp"

namespace papan::adjacency {

inline constexpr auto kIndonesian = std::to_array<Translation>({
    // Labels
    {"diagonals", "diagonal"},
    {"accept", "penerimaan"},
    {"mutation", "mutasi"},
    {"rounds", "ronde"},
    {"temperature", "suhu"},
    {"step", "langkah pendinginan"},
    {"attempts", "percobaan"},
    // Choices
    {"outlook", "harapan"},
    {"marks", "tanda"},
    // Help of the games' parameters
    {"moves of each side; 0: as many as the board holds, 28 on 8x8",
     "langkah tiap pihak; 0: sebanyak yang muat di papan, 28 pada 8x8"},
    {"the letter that moves first", "huruf yang melangkah pertama"},
    // Help of the agents' options
    {"where the walk starts", "suhu awal"},
    {"how much it cools at each step", "seberapa dingin tiap langkah"},
    {"what is always taken: no worse (the text), or better by a mark (the listing)",
     "yang selalu diterima: yang tidak lebih buruk (teks), atau yang lebih baik satu tanda (kode)"},
    {"pairs of parents to try while losing", "pasangan induk yang dicoba selama kalah"},
    {"new genes: cells not yet in the chromosome (the text), or any (the listing)",
     "gen baru: kotak yang belum ada dalam kromosom (teks), atau kotak mana saja (kode)"},
    {"own diagonals that make a cell risky: any (the text), or the first alone (the listing)",
     "diagonal sendiri yang membuat kotak berisiko: yang mana saja (teks), atau hanya yang pertama "
     "(kode)"},
    // Agents
    {"perfect play: all subsets of the empty cells where all get filled, else search to the end",
     "permainan sempurna: semua himpunan kotak kosong bila semua terisi, selain itu pencarian "
     "sampai akhir"},
    {"alpha-beta over the better half of the cells next to enemy marks (the paper's)",
     "alpha-beta atas separuh terbaik kotak di samping tanda lawan (makalah)"},
    {"hill climbing with sideways moves, one move ahead (the paper's)",
     "hill climbing dengan langkah menyamping, satu langkah ke depan (makalah)"},
    {"simulated annealing over the cells to move to, one move ahead (the paper's)",
     "simulated annealing atas kotak tujuan, satu langkah ke depan (makalah)"},
    {"a random plan for both sides, crossed and mended (the paper's)",
     "rencana acak kedua pihak, disilangkan dan diperbaiki (makalah)"},
});

}  // namespace papan::adjacency
