// The catalogue's own words, which the server tells in English, in Indonesian: by the English text, so
// that a text without a translation is shown as it is. An end-to-end test names what is missing here.

import type { OptionInfo } from "../protocol/catalogue";
import { settings } from "../settings";
import { sayIfKnown } from "./index";

const kIndonesian: Record<string, string> = {
  // Labels
  "size": "ukuran",
  "empties to winner": "kotak kosong untuk pemenang",
  "rounds": "ronde",
  "first": "pertama",
  "board": "papan",
  "rules": "aturan",
  "ntil": "ntil",
  "backward capture": "memakan mundur",
  "must continue": "harus diteruskan",
  "king range": "jangkauan raja",
  "promotion": "promosi",
  "colours": "warna",
  "bricks": "bata",
  "deal": "nomor pembagian",
  "width": "lebar",
  "height": "tinggi",
  "scoring": "penilaian",
  "single": "kotak tunggal",
  "level": "tingkat",
  "values": "nilai terpelajar",
  "hash": "tabel",
  "threads": "utas",
  "book": "buku pembukaan",
  "without": "tanpa",
  "eval": "evaluasi",
  "order": "urutan",
  "all values": "semua nilai",
  "exploration": "eksplorasi",
  "backup": "nilai balik",
  "choice": "pilihan",
  "playouts": "permainan acak",
  "memory": "memori",
  "temperature": "suhu",
  "step": "langkah pendinginan",
  "attempts": "percobaan",
  "limit": "batas",
  "free cells": "kotak bebas",
  "weights": "bobot",
  "samples": "sampel",
  "spared": "warna tersisa",
  "hot": "suhu awal",
  "cold": "suhu akhir",
  "anneals": "pendinginan",
  "deviation": "simpangan",
  "restart": "mulai ulang",
  "playout": "langkah acak",
  "iterations": "iterasi",
  "alpha": "laju belajar",
  // Choices
  "nothing": "tidak ada",
  "seed": "asli",
  "variant": "menurut aturan",
  "off": "tidak",
  "on": "ya",
  "far": "jauh",
  "one": "satu",
  "centre": "tengah",
  "row": "baris",
  "removes": "hilang",
  "costs": "hanya rugi",
  "positional": "posisi",
  "discs": "keping",
  "natural": "apa adanya",
  "outcome": "hasil",
  "margin": "selisih",
  "visits": "kunjungan",
  "mean": "rata-rata",
  "outlook": "harapan",
  "marks": "tanda",
  "paper": "makalah",
  "thesis": "skripsi",
  "score": "skor",
  "taboo": "dilarang",
  "plain": "polos",
  "potential": "potensi",
  // Help of the games' parameters
  "cells a side": "kotak per sisi",
  "at the end the empty cells count for the winner": "di akhir, kotak kosong dihitung untuk pemenang",
  "moves of each side; 0: as many as the board holds, 28 on 8x8":
    "langkah tiap pihak; 0: sebanyak yang muat di papan, 28 pada 8x8",
  "the letter that moves first": "huruf yang melangkah pertama",
  "columns and rows of the board": "kolom dan baris papan",
  "the paper's rules, or men capture backward and finish the chain, or also promote anywhere on the last row":
    "aturan makalah; atau bidak memakan mundur dan menuntaskan rangkaian; atau juga promosi di seluruh baris terakhir",
  "a capture may be left out at the price of three pieces; off: it is compulsory":
    "boleh tidak memakan dengan denda tiga bidak; jika tidak: memakan itu wajib",
  "men also capture backward": "bidak biasa juga memakan mundur",
  "a capture goes on as long as it can": "memakan diteruskan selama bisa",
  "kings slide any distance, or one point": "raja meluncur sejauh apa pun, atau satu titik",
  "where men become kings: the middle of the last row, or all of it":
    "tempat bidak menjadi raja: tengah baris terakhir, atau seluruhnya",
  "colours of the cells": "banyaknya warna",
  "bricks to place": "banyaknya bata",
  "number that fixes the bricks; 0: drawn as the game goes": "nomor yang menentukan bata; 0: diundi sambil bermain",
  "columns": "kolom",
  "rows": "baris",
  "points of a group of x cells: x*x, (x-2)*(x-2) with a bonus for an empty board, or x*(x-1)":
    "nilai kelompok x kotak: x*x, (x-2)*(x-2) dengan bonus papan kosong, atau x*(x-1)",
  "a click on a single cell, in xxl: removes it for 5 points, only costs them, or is not legal":
    "klik pada kotak tunggal, di xxl: menghilangkannya seharga 5 poin, hanya merugi, atau dilarang",
  "number that fixes the board; 0: dealt by the seed": "nomor yang menentukan papan; 0: diacak",
  // Help of the agents' options
  "1 for a first game, 10 for a champion": "1 untuk permainan pertama, 10 untuk juara",
  "megabytes for known positions": "megabita untuk posisi yang dikenal",
  "searches at once; only one plays the same game again":
    "pencarian sekaligus; hanya satu yang mengulang permainan yang sama",
  "play the opening from the book": "mainkan pembukaan dari buku",
  "leave a technique out": "tinggalkan satu teknik",
  "how positions at the end of the search are valued": "cara menilai posisi di ujung pencarian",
  "the order in which moves are tried": "urutan langkah yang dicoba",
  "value every move exactly, not only the best": "nilai setiap langkah dengan tepat, bukan hanya yang terbaik",
  "how strongly seldom tried moves are preferred": "seberapa kuat langkah yang jarang dicoba didahulukan",
  "what a finished game is worth: its outcome, or a little for the margin too":
    "nilai permainan yang selesai: hasilnya saja, atau sedikit juga untuk selisihnya",
  "which move is played: the most tried, or the one of the best mean":
    "langkah yang dimainkan: yang paling sering dicoba, atau yang rata-ratanya terbaik",
  "random games a move; 0: as many as nodes or time allow, 1000 without them":
    "permainan acak per langkah; 0: sebanyak simpul atau waktu, 1000 tanpa keduanya",
  "megabytes for the tree": "megabita untuk pohon",
  "where the walk starts": "suhu awal",
  "how much it cools at each step": "seberapa dingin tiap langkah",
  "what is always taken: no worse (the text), or better by a mark (the listing)":
    "yang selalu diterima: yang tidak lebih buruk (teks), atau yang lebih baik satu tanda (kode)",
  "pairs of parents to try while losing": "pasangan induk yang dicoba selama kalah",
  "new genes: cells not yet in the chromosome (the text), or any (the listing)":
    "gen baru: kotak yang belum ada dalam kromosom (teks), atau kotak mana saja (kode)",
  "own diagonals that make a cell risky: any (the text), or the first alone (the listing)":
    "diagonal sendiri yang membuat kotak berisiko: yang mana saja (teks), atau hanya yang pertama (kode)",
  "points above which a placement is taken at once; -1: the thesis's":
    "poin yang langsung diambil bila terlampaui; -1: menurut skripsi",
  "with fewer free cells any points are taken": "dengan kotak bebas lebih sedikit, poin apa pun diambil",
  "points above which a placement is taken at once; -1: as trained":
    "poin yang langsung diambil bila terlampaui; -1: menurut pelatihan",
  "with fewer free cells any points are taken; -1: as trained":
    "dengan kotak bebas lebih sedikit, poin apa pun diambil; -1: menurut pelatihan",
  "a file of weights, or HP:1.5;VP:-2;...; the thesis's when empty":
    "berkas bobot, atau HP:1.5;VP:-2;...; kosong: bobot skripsi",
  "learned values of level 10: shipped, none, or a file that papan train wrote":
    "nilai terpelajar untuk tingkat 10: shipped (bawaan), none (tanpa), atau berkas dari papan train",
  "outcomes drawn at each turn of chance; 0: all": "hasil yang diundi tiap giliran acak; 0: semua",
  "moves that are searched deeper, by their looks; 0: all":
    "langkah yang dicari lebih dalam, menurut kesan pertama; 0: semua",
  "the colour that is left for last; 0: chosen": "warna yang disisakan untuk akhir; 0: dipilihkan",
  "first temperature, points; 0: by scoring": "suhu pertama, dalam poin; 0: menurut penilaian",
  "last temperature; 0: by scoring": "suhu terakhir; 0: menurut penilaian",
  "anneals at a time": "banyaknya pendinginan sekaligus",
  "how many, one after the other; 0: by the budget": "berapa kali berturut-turut; 0: menurut anggaran",
  "how far the games of seldom tried moves are thought to differ":
    "perkiraan simpangan hasil langkah yang jarang dicoba",
  "games after which the tree begins anew; 0: never": "banyaknya permainan sebelum pohon dimulai lagi; 0: tidak pernah",
  "which moves are tried": "langkah mana yang dicoba",
  "by which value positions are kept": "nilai yang menentukan posisi yang disimpan",
  "positions of a ply that are kept at most; from 1 by doubling":
    "posisi per langkah yang disimpan paling banyak; dari 1, berlipat dua",
  "of nesting; 0 is nothing but random games": "tingkat sarang; 0: permainan acak saja",
  "of nesting": "tingkat sarang",
  "of each level": "banyaknya di tiap tingkat",
  "how much is learnt from the best line": "seberapa banyak belajar dari urutan terbaik",
  // Agents
  "the strongest we have, with levels 1 to 10": "yang terkuat, dengan tingkat 1 sampai 10",
  "the strongest we have": "yang terkuat",
  "the move that turns most discs (the paper's)": "langkah yang membalik keping terbanyak (makalah)",
  "the move on the best ring: edge, ring 3, centre, ring 2 (the paper's)":
    "langkah di lingkar terbaik: tepi, lingkar 3, tengah, lingkar 2 (makalah)",
  "any legal move, each as likely": "langkah sah apa saja, sama mungkin",
  "best play by both sides to a fixed depth, in full": "permainan terbaik kedua pihak sampai kedalaman tetap",
  "minimax that skips what cannot matter; same move, fewer nodes":
    "minimax dengan pemangkasan: langkah sama, simpul lebih sedikit",
  "best play to a fixed depth, in full: one rule for both sides, values negated between them":
    "permainan terbaik sampai kedalaman tetap: satu aturan untuk kedua pihak, nilai dinegasikan di antaranya",
  "alpha-beta with null windows, iterative deepening and a table of known positions":
    "alpha-beta dengan jendela nol, pendalaman bertahap dan tabel posisi",
  "Monte-Carlo tree search: a tree grown by random games to the end":
    "pencarian pohon Monte Carlo: pohon yang tumbuh dari permainan acak sampai selesai",
  "perfect play: all subsets of the empty cells where all get filled, else search to the end":
    "permainan sempurna: semua himpunan kotak kosong bila semua terisi, selain itu pencarian sampai akhir",
  "alpha-beta over the better half of the cells next to enemy marks (the paper's)":
    "alpha-beta atas separuh terbaik kotak di samping tanda lawan (makalah)",
  "hill climbing with sideways moves, one move ahead (the paper's)":
    "hill climbing dengan langkah menyamping, satu langkah ke depan (makalah)",
  "simulated annealing over the cells to move to, one move ahead (the paper's)":
    "simulated annealing atas kotak tujuan, satu langkah ke depan (makalah)",
  "a random plan for both sides, crossed and mended (the paper's)":
    "rencana acak kedua pihak, disilangkan dan diperbaiki (makalah)",
  "perfect play: 5x5 from the solved game, other boards by search to the end":
    "permainan sempurna: 5x5 dari permainan yang terpecahkan, papan lain dengan pencarian sampai akhir",
  "six weighted features, points when they pass a limit (the thesis's)":
    "enam ciri berbobot, poin bila melewati batas (skripsi)",
  "the placement that scores most at once": "penempatan dengan poin langsung terbanyak",
  "the first group in reading order (the paper's)": "kelompok pertama menurut urutan baca (makalah)",
  "the largest group (the paper's)": "kelompok terbesar (makalah)",
  "spares the most frequent colour for last (the paper's)": "menyisakan warna terbanyak untuk akhir (makalah)",
  "best play against chance to a depth, over all or some of its outcomes":
    "permainan terbaik melawan peluang sampai suatu kedalaman, atas semua atau sebagian hasilnya",
  "plans the whole game by annealing over click sequences":
    "merencanakan seluruh permainan dengan annealing atas urutan klik",
  "Monte-Carlo tree search: a tree grown by random games to the end, the best one is kept":
    "pencarian pohon Monte Carlo: pohon dari permainan acak, yang terbaik disimpan",
  "beam search: the best positions of each ply go on, with ever wider beams":
    "beam search: posisi terbaik tiap langkah diteruskan, berkas makin lebar",
  "nested Monte-Carlo search: each move by searches one level lower, down to random games":
    "pencarian Monte Carlo bersarang: tiap langkah dari pencarian setingkat di bawahnya, sampai permainan acak",
  "nested rollout policy adaptation: random games that learn from the best one":
    "permainan acak yang belajar dari yang terbaik (NRPA)",
};

export function hasWords(text: string): boolean {
  return text in kIndonesian;
}

function inLanguage(text: string): string {
  return settings.language === "id" ? (kIndonesian[text] ?? text) : text;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function labelOf(option: Pick<OptionInfo, "key">): string {
  return option.key.replace(/_/g, " ");
}

export function optionLabel(option: OptionInfo): string {
  return capital(inLanguage(labelOf(option)));
}

export function optionHelp(option: OptionInfo): string {
  return inLanguage(option.help);
}

export function choiceWords(choice: string): string {
  return inLanguage(choice);
}

export function agentSummary(summary: string): string {
  return inLanguage(summary);
}

export function gameSummary(game: string, summary: string): string {
  return sayIfKnown(`summary.${game}`) ?? summary;
}
