// The catalogue's words of Colour Brick alone, in Indonesian; those of the agents that play any
// game stand in agents/catalogue_words.cpp. tests/agents/catalogue_words_test.cpp names what is
// missing.
#pragma once

#include <array>

#include "agents/game_module.hpp"

namespace papan::brick {

inline constexpr auto kIndonesian = std::to_array<Translation>({
    // Labels
    {"bricks", "bata"},
    {"values", "nilai terpelajar"},
    {"limit", "batas"},
    {"free cells", "kotak bebas"},
    {"weights", "bobot"},
    // Choices
    {"thesis", "skripsi"},
    // Help of the games' parameters
    {"bricks to place", "banyaknya bata"},
    {"number that fixes the bricks; 0: drawn as the game goes",
     "nomor yang menentukan bata; 0: diundi sambil bermain"},
    // Help of the agents' options
    {"points above which a placement is taken at once; -1: as trained",
     "poin yang langsung diambil bila terlampaui; -1: menurut pelatihan"},
    {"with fewer free cells any points are taken; -1: as trained",
     "dengan kotak bebas lebih sedikit, poin apa pun diambil; -1: menurut pelatihan"},
    {"a file of weights, or HP:1.5;VP:-2;...; the thesis's when empty",
     "berkas bobot, atau HP:1.5;VP:-2;...; kosong: bobot skripsi"},
    {"learned values of level 10: shipped, none, or a file that papan train wrote",
     "nilai terpelajar untuk tingkat 10: shipped (bawaan), none (tanpa), atau berkas dari papan "
     "train"},
    // Agents
    {"six weighted features, points when they pass a limit (the thesis's)",
     "enam ciri berbobot, poin bila melewati batas (skripsi)"},
    {"the placement that scores most at once", "penempatan dengan poin langsung terbanyak"},
});

}  // namespace papan::brick
