// The catalogue's words of Collapse alone, in Indonesian; those of the agents that play any game
// stand in agents/catalogue_words.cpp. tests/agents/catalogue_words_test.cpp names what is missing.
#pragma once

#include <array>

#include "agents/game_module.hpp"

namespace papan::collapse {

inline constexpr auto kIndonesian = std::to_array<Translation>({
    // Labels
    {"height", "tinggi"},
    {"scoring", "penilaian"},
    {"single", "kotak tunggal"},
    {"spared", "warna tersisa"},
    {"hot", "suhu awal"},
    {"cold", "suhu akhir"},
    {"anneals", "pendinginan"},
    {"count", "penghitungan warna"},
    {"singles", "kotak tunggal"},
    // Choices
    {"removes", "hilang"},
    {"costs", "hanya rugi"},
    {"taboo", "dilarang"},
    {"plain", "polos"},
    {"potential", "potensi"},
    {"once", "sekali"},
    {"always", "selalu"},
    {"continue", "lanjut"},
    // Help of the games' parameters
    {"points of a group of x cells: x*x, (x-2)*(x-2) with a bonus for an empty board, or x*(x-1)",
     "nilai kelompok x kotak: x*x, (x-2)*(x-2) dengan bonus papan kosong, atau x*(x-1)"},
    {"a click on a single cell, in xxl: costs 5 points and removes it, only costs them, or is not "
     "legal",
     "klik pada kotak tunggal, di xxl: mengurangi 5 poin dan menghilangkannya, hanya mengurangi, "
     "atau dilarang"},
    {"number that fixes the board; 0: dealt by the seed", "nomor yang menentukan papan; 0: diacak"},
    // Help of the agents' options
    {"the colour that is left for last; 0: chosen",
     "warna yang disisakan untuk akhir; 0: dipilihkan"},
    {"first temperature, points; 0: by scoring", "suhu pertama, dalam poin; 0: menurut penilaian"},
    {"last temperature; 0: by scoring", "suhu terakhir; 0: menurut penilaian"},
    {"anneals at a time", "banyaknya pendinginan sekaligus"},
    {"how many, one after the other; 0: by the budget",
     "berapa kali berturut-turut; 0: menurut anggaran"},
    {"when the most frequent colour is counted: at the start, or before every click",
     "kapan warna terbanyak dihitung: di awal, atau sebelum setiap klik"},
    {"where the search for the next click begins: at the first cell, or after the last click",
     "dari mana klik berikutnya dicari: dari kotak pertama, atau setelah klik terakhir"},
    {"click single cells too, where a click removes them",
     "klik juga kotak tunggal, bila klik menghilangkannya"},
    // Agents
    {"the first group in reading order (the paper's)",
     "kelompok pertama menurut urutan baca (makalah)"},
    {"the largest group (the paper's)", "kelompok terbesar (makalah)"},
    {"spares the most frequent colour for last (the paper's)",
     "menyisakan warna terbanyak untuk akhir (makalah)"},
    {"plans the whole game by annealing over click sequences",
     "merencanakan seluruh permainan dengan annealing atas urutan klik"},
});

}  // namespace papan::collapse
