// The words of the explanations: those of the panel, and, by the English text, what the server tells of
// an agent's quantities. What has no translation is shown as it is.

import { settings } from "../settings";
import { filled, type Values } from "../words";
import { noteInIndonesian } from "./notes";
import { rewritten } from "./numbers";

const kPanel = {
  en: {
    depth: "Depth", thinking: "Thinking…", seconds: "{seconds} s", stopped: "Stopped.", again: "Go on", nobody: "Nobody has the turn here.",
    "part.depth": "So far, at depth {done} of {of}:", "part.nodes": "So far, after {done} of {of} nodes:", "part.time": "So far, after {done} of {of} s:",
    valuesFor: "All values are those of {side}, who has the turn.", treeFor: "MAX is {side}, who has the turn; values are its own.",
    gridLegend: "In each cell {above} above, {below} below. The darker, the greater the {above}; the framed placement is the chosen one; – does not fit.",
    plays: "plays {move}", tree: "The tree", larger: "Larger", searched: "{count} nodes", step: "Step", run: "Play", halt: "Stop", cut: "{count} cut",
    partly: "{count} of them are shown.",
    example: "The paper's worked example",
    "lesson.ntil": "Section 3.2.3 of the paper, figures 3.15 to 3.18. The agent is black: it is MAX here, and values are its own. MIN's values are 13, -8, -8 and -30 in the figure, which lists the best first; so black plays a5-a6, worth 13. After the leaf of -1 alpha-beta cuts two leaves. For the first leaf the paper prints 31 - 9 = 25; it is 22. All that stands below counts for black too.",
  },
  id: {
    depth: "Kedalaman", thinking: "Berpikir…", seconds: "{seconds} dtk", stopped: "Dihentikan.", again: "Lanjutkan", nobody: "Tidak ada giliran di sini.",
    "part.depth": "Sejauh ini, pada kedalaman {done} dari {of}:", "part.nodes": "Sejauh ini, setelah {done} dari {of} simpul:", "part.time": "Sejauh ini, setelah {done} dari {of} dtk:",
    valuesFor: "Semua nilai dihitung untuk {side}, yang mendapat giliran.", treeFor: "MAX adalah {side}, yang mendapat giliran; nilai dihitung untuk pihaknya.",
    gridLegend: "Dalam setiap kotak: {above} di atas, {below} di bawah. Makin gelap, makin besar {above}; penempatan berbingkai adalah yang dipilih; – tidak muat.",
    plays: "memilih {move}", tree: "Pohon pencarian", larger: "Perbesar", searched: "{count} simpul", step: "Langkah", run: "Putar", halt: "Hentikan", cut: "{count} dipangkas",
    partly: "Yang ditampilkan {count} simpul.",
    example: "Contoh perhitungan dari skripsi",
    "lesson.ntil": "Bagian 3.2.3 skripsi, gambar 3.15 sampai 3.18. Agen adalah hitam: di sini ia menjadi MAX, dan nilai dilihat dari pihaknya. Nilai MIN adalah 13, -8, -8, dan -30 menurut gambar, yang menyusunnya dari yang terbaik; maka hitam memilih a5-a6 yang bernilai 13. Setelah simpul bernilai -1, alpha-beta memotong dua simpul terdalam. Untuk simpul terdalam pertama skripsi mencetak 31 - 9 = 25; seharusnya 22. Semua yang tertulis di bawah juga dihitung untuk hitam.",
  },
};

const kIndonesian: Record<string, string> = {
  "flips": "bidak terbalik", "ring": "lingkar", "merit": "nilai", "objective": "objektif", "group size": "ukuran kelompok",
  "piece value": "nilai bidak", "point weight": "bobot titik", "value x weight": "nilai x bobot",
  "candidates": "calon langkah", "walk": "jalan", "tries": "percobaan", "placements": "penempatan", "weights": "bobot",
  "cells by colour": "kotak per warna", "move": "langkah", "value": "nilai", "kind": "jenis", "step": "langkah ke-",
  "temperature": "suhu", "cell": "kotak", "rise": "kenaikan", "taken": "diambil", "yes": "ya", "no": "tidak", "try": "ke-",
  "fitness": "kebugaran", "chromosome": "kromosom", "evaluation": "evaluasi", "score": "skor", "feature": "fitur",
  "weight": "bobot", "colour": "warna", "cells": "kotak", "exact": "tepat", "at most": "paling banyak",
  "at least": "paling sedikit", "estimate": "perkiraan", "estimate, at most": "perkiraan, paling banyak",
  "estimate, at least": "perkiraan, paling sedikit", "unknown": "tidak diketahui", "depth": "kedalaman", "nodes": "simpul", "limit": "batas skor",
  "free cells": "kotak kosong", "spared colour": "warna yang disisakan", "white": "putih", "black": "hitam",
  "column": "kolom", "rotation": "rotasi", "counts": "menghitung",
  "equal neighbours side by side": "tetangga sewarna bersebelahan", "equal neighbours one above the other": "tetangga sewarna atas-bawah",
  "equal neighbours on a diagonal": "tetangga sewarna diagonal", "third cells that a shift would bring into line": "kotak ketiga yang segaris bila bergeser",
  "the deepest well": "sumur terdalam", "filled cells": "kotak terisi", "the highest filled row": "baris terisi tertinggi",
  "the budget ended the search": "anggaran mengakhiri pencarian",
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

export function word(key: keyof typeof kPanel.en, values: Values = {}): string {
  return filled(kPanel[settings.language][key], values);
}

export function told(english: string): string {
  return settings.language === "id" ? (kIndonesian[english] ?? noteInIndonesian(english) ?? rewritten(english)) : rewritten(english);
}
