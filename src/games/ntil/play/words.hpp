// The catalogue's words of Ntil alone, in Indonesian; those of the agents that play any game
// stand in agents/catalogue_words.cpp. tests/agents/catalogue_words_test.cpp names what is missing.
#pragma once

#include <array>

#include "agents/game_module.hpp"

namespace papan::ntil {

inline constexpr auto kIndonesian = std::to_array<Translation>({
    // Labels
    {"board", "papan"},
    {"rules", "aturan"},
    {"ntil", "ntil"},
    {"backward capture", "memakan mundur"},
    {"must continue", "harus diteruskan"},
    {"king range", "jangkauan raja"},
    {"promotion", "promosi"},
    // Choices
    {"seed", "asli"},
    {"variant", "menurut aturan"},
    {"far", "jauh"},
    {"one", "satu"},
    {"centre", "tengah"},
    {"row", "baris"},
    {"paper", "makalah"},
    // Help of the games' parameters
    {"columns and rows of the board", "kolom dan baris papan"},
    {"the paper's rules, or men capture backward and finish the chain, or also promote anywhere on "
     "the last row",
     "aturan makalah; atau bidak memakan mundur dan menuntaskan rangkaian; atau juga promosi di "
     "seluruh baris terakhir"},
    {"a capture may be left out at the price of three pieces; off: it is compulsory",
     "boleh tidak memakan dengan denda tiga bidak; jika tidak: memakan itu wajib"},
    {"men also capture backward", "bidak biasa juga memakan mundur"},
    {"a capture goes on as long as it can", "memakan diteruskan selama bisa"},
    {"kings slide any distance, or one point", "raja meluncur sejauh apa pun, atau satu titik"},
    {"where men become kings: the middle of the last row, or all of it",
     "tempat bidak menjadi raja: tengah baris terakhir, atau seluruhnya"},
    // Agents
    {"perfect play: 5x5 from the solved game, other boards by search to the end",
     "permainan sempurna: 5x5 dari permainan yang terpecahkan, papan lain dengan pencarian sampai "
     "akhir"},
});

}  // namespace papan::ntil
