// The words of the explanations: those of the panel, and, by the English text, what the server tells of
// an agent's quantities. What has no translation is shown as it is.

import { settings } from "../settings";
import { noteInIndonesian } from "./notes";

const kPanel = {
  en: {
    agent: "What does it see?", depth: "Depth", thinking: "Thinking...", nobody: "Nobody has the turn here.",
    plays: "plays {move}", tree: "The tree", larger: "Larger", searched: "{count} nodes", step: "Step", run: "Play", halt: "Stop", cut: "{count} cut",
    partly: "The first {count} are shown.",
    example: "The paper's worked example",
    "lesson.ntil": "Section 3.2.3 of the paper, figures 3.15 to 3.18. The agent is black: it is MAX here, and values are its own. MIN's values are 13, -8, -8 and -30 in the figure, which lists the best first; so black plays a5-a6, worth 13. After the leaf of -1 alpha-beta cuts two leaves. For the first leaf the paper prints 31 - 9 = 25; it is 22. The line below counts for white, so that 13 stands there as -13.",
  },
  id: {
    agent: "Apa yang dilihatnya?", depth: "Kedalaman", thinking: "Berpikir...", nobody: "Tidak ada giliran di sini.",
    plays: "memilih {move}", tree: "Pohon pencarian", larger: "Perbesar", searched: "{count} simpul", step: "Langkah", run: "Putar", halt: "Hentikan", cut: "{count} dipangkas",
    partly: "Yang ditampilkan {count} simpul pertama.",
    example: "Contoh perhitungan dari skripsi",
    "lesson.ntil": "Bagian 3.2.3 skripsi, gambar 3.15 sampai 3.18. Agen adalah hitam: di sini ia menjadi MAX, dan nilai dilihat dari pihaknya. Nilai MIN adalah 13, -8, -8, dan -30 menurut gambar, yang menyusunnya dari yang terbaik; maka hitam memilih a5-a6 yang bernilai 13. Setelah simpul bernilai -1, alpha-beta memotong dua simpul terdalam. Untuk simpul terdalam pertama skripsi mencetak 31 - 9 = 25; seharusnya 22. Baris di bawah menghitung untuk putih, jadi 13 tertulis -13.",
  },
};

const kIndonesian: Record<string, string> = {
  "flips": "bidak terbalik", "ring": "lingkar", "merit": "nilai", "objective": "objektif", "group size": "ukuran kelompok",
  "piece value": "nilai bidak", "point weight": "bobot titik", "value x weight": "nilai x bobot",
  "candidates": "calon langkah", "walk": "jalan", "tries": "percobaan", "placements": "penempatan", "weights": "bobot",
  "cells by colour": "kotak per warna", "move": "langkah", "value": "nilai", "bound": "batas", "step": "langkah ke-",
  "temperature": "suhu", "cell": "kotak", "rise": "kenaikan", "taken": "diambil", "yes": "ya", "no": "tidak", "try": "ke-",
  "fitness": "kebugaran", "chromosome": "kromosom", "evaluation": "evaluasi", "score": "skor", "feature": "fitur",
  "weight": "bobot", "colour": "warna", "cells": "kotak", "exact": "tepat", "at most": "paling banyak",
  "at least": "paling sedikit", "depth": "kedalaman", "nodes": "simpul", "limit": "batas skor",
  "free cells": "kotak kosong", "spared colour": "warna yang disisakan", "white": "putih", "black": "hitam",
  "the most discs turned": "paling banyak membalik bidak",
  "the best ring: the edge, then from ring 3 inwards, then ring 2": "lingkar terbaik: tepi, lalu lingkar 3 ke dalam, lalu lingkar 2",
  "the better half by h = 2f - g, searched": "separuh terbaik menurut h = 2f - g, lalu dicari",
  "the greatest objective, the last of equals in reading order": "objektif terbesar, yang terakhir bila sama",
  "where the walk ends": "tempat jalan berakhir",
  "the first gene of the first child that does not lose": "gen pertama dari anak pertama yang tidak kalah",
  "by evaluation": "menurut evaluasi", "by score: above the limit": "menurut skor: melewati batas",
  "by score: the end is near": "menurut skor: permainan hampir selesai", "the greatest score": "skor terbesar",
  "the first group in reading order": "kelompok pertama menurut urutan baca",
  "the first of the largest groups, column by column": "kelompok terbesar yang pertama, kolom demi kolom",
  "anything but the spared colour, column by column": "apa saja selain warna yang disisakan, kolom demi kolom",
};

export function word(key: keyof typeof kPanel.en, values: Record<string, string | number> = {}): string {
  return kPanel[settings.language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

export function told(english: string): string {
  return settings.language === "id" ? (kIndonesian[english] ?? noteInIndonesian(english) ?? english) : english;
}
