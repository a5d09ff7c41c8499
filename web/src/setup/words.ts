// The words of setting up a position, in both languages.

import { settings } from "../settings";
import { filled, type Values } from "../words";

const kWords = {
  en: {
    title: "Set up a position", game: "Game", rules: "Rules", pieces: "Pieces", empty: "empty", turn: "To move", text: "Position as text",
    textHelp: "the notation of the rules: cells row by row, then the rest", good: "A position: {turn}.", over: "the game is over", chance: "chance draws next",
    moves: "{side} to move, {count} moves", board: "Board to set up", clear: "Clear", start: "Start position", play: "Play from here", level: "Against level",
    analyse: "Analyse", hint: "Choose a piece, then click cells. A second click takes it away.", own: "{count} moves",
    "rest.adjacency.0": "Moves left", "rest.brick.0": "Brick in hand", "rest.brick.1": "Bricks left",
  },
  id: {
    title: "Susun posisi", game: "Permainan", rules: "Aturan", pieces: "Bidak", empty: "kosong", turn: "Giliran", text: "Posisi sebagai teks",
    textHelp: "notasi aturan: kotak baris demi baris, lalu sisanya", good: "Posisi sah: {turn}.", over: "permainan selesai", chance: "undian berikutnya",
    moves: "giliran {side}, {count} langkah", board: "Papan untuk disusun", clear: "Kosongkan", start: "Posisi awal", play: "Main dari sini", level: "Melawan tingkat",
    analyse: "Analisis", hint: "Pilih bidak, lalu klik kotak. Klik kedua menghapusnya.", own: "{count} langkah",
    "rest.adjacency.0": "Sisa langkah", "rest.brick.0": "Bata di tangan", "rest.brick.1": "Sisa bata",
  },
};

export type Word = keyof typeof kWords.en;
export const setupWords = kWords;

export function word(key: Word, values: Values = {}): string {
  return filled(kWords[settings.language][key], values);
}

/** The label of a further part of a game's text, where somebody wrote one. */
export function restWord(game: string, index: number): string {
  const key = `rest.${game}.${index}` as Word;
  return kWords[settings.language][key] ?? "";
}
