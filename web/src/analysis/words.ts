// The words of analysis, in both languages.

import { factsOf } from "../protocol/catalogue";
import type { Kind } from "../protocol/messages";
import { settings } from "../settings";
import { filled, type Values } from "../words";

const kWords = {
  en: {
    live: "Live analysis", agent: "Agent", by: "By", state: "Depth {depth} · {nodes} nodes", speed: "{speed}/s", thousand: "k", million: "M",
    round: "Round {depth} · {nodes} nodes", progress: "{done} of {total} moves", finished: "done",
    off: "Switch it on to see what every move is worth.", nobody: "Nobody has the turn here.", thinking: "Thinking…",
    moves: "Moves, best first", for: "Points for {side}", points: "Points", value: "Evaluation", wins: "Hundredths of a win for {side}",
    found: "Found: at least {value}", stepPlan: "Step through the plan", more: "found {lost} more with {best}", stepLine: "Step through the better line",
    bar: "Evaluation: {value}", line: "Line", lineAt: "{move}: step {step} of {steps}", lineBack: "Back to the game", earlier: "Earlier", later: "Later",
    game: "The whole game", sweep: "Analyse game", stop: "Stop", sweeping: "Move {done} of {total}", time: "Time a move", seconds: "{seconds} s",
    none: "No mistakes of weight.", mistakes: "{count} moves lost something", lost: "lost {lost}", better: "better: {move}", sure: "by perfect play",
    learn: "Learn from mistakes", find: "{move} lost {lost}. Find a better move.", right: "Right: {move} loses nothing.", good: "Good: {move} is nearly as good as {best}.",
    improves: "{move} is better, but there is better still.", worse: "{move} is no better.", show: "Show the move", answer: "Best was {best}.",
    next: "Next", end: "End the lesson", over: "No more mistakes.", counted: "{at} of {count}", graph: "Evaluation of the game, by moves",
    ownValue: "Value, as it counts itself", ownValueFor: "Value for {side}, as it counts itself",
    compare: "Compare two agents", here: "Ask both", move: "Move", lineOf: "Line", depth: "Depth", nodes: "Nodes", took: "Time",
    budget: "Budget", budgetHelp: "depth=4, time=1", match: "Quick match", from: "From", thisPosition: "this position", start: "the start", games: "Games",
    opening: "Random opening moves", play: "Play", tally: "{wins} won, {draws} drawn, {losses} lost", margin: "{margin} points a game", played: "{done} of {games} games",
    book: "Opening book", bookMoves: "Moves of the book, best first", setup: "Set up this position…", first: "A", second: "B", legend: "= exact, ≈ estimate",
    exact: "exact", exactMean: "exact mean", "at least": "at least", "at most": "at most", estimate: "estimate", "estimate, at least": "estimate, at least",
    "estimate, at most": "estimate, at most", unknown: "unknown",
  },
  id: {
    live: "Analisis langsung", agent: "Agen", by: "Oleh", state: "Kedalaman {depth} · {nodes} simpul", speed: "{speed}/dtk", thousand: "rb", million: "jt",
    round: "Putaran {depth} · {nodes} simpul", progress: "{done} dari {total} langkah", finished: "selesai",
    off: "Nyalakan untuk melihat nilai setiap langkah.", nobody: "Tidak ada giliran di sini.", thinking: "Berpikir…",
    moves: "Langkah, terbaik dahulu", for: "Poin untuk {side}", points: "Poin", value: "Evaluasi", wins: "Seperseratus kemenangan untuk {side}",
    found: "Ditemukan: sedikitnya {value}", stepPlan: "Telusuri rencananya", more: "ditemukan {lost} lebih banyak dengan {best}", stepLine: "Telusuri garis yang lebih baik",
    bar: "Evaluasi: {value}", line: "Garis", lineAt: "{move}: langkah {step} dari {steps}", lineBack: "Kembali ke permainan", earlier: "Mundur", later: "Maju",
    game: "Seluruh permainan", sweep: "Analisis semua", stop: "Berhenti", sweeping: "Langkah {done} dari {total}", time: "Waktu per langkah", seconds: "{seconds} dtk",
    none: "Tidak ada kesalahan berarti.", mistakes: "{count} langkah merugi", lost: "rugi {lost}", better: "lebih baik: {move}", sure: "dengan main sempurna",
    learn: "Belajar dari kesalahan", find: "{move} rugi {lost}. Cari langkah yang lebih baik.", right: "Benar: {move} tidak merugi.", good: "Bagus: {move} hampir sebaik {best}.",
    improves: "{move} lebih baik, tetapi ada yang lebih baik lagi.", worse: "{move} tidak lebih baik.", show: "Tunjukkan langkahnya", answer: "Yang terbaik: {best}.",
    next: "Berikutnya", end: "Akhiri pelajaran", over: "Tidak ada kesalahan lagi.", counted: "{at} dari {count}", graph: "Evaluasi permainan, per langkah",
    ownValue: "Nilai, menurut hitungannya", ownValueFor: "Nilai untuk {side}, menurut hitungannya",
    compare: "Bandingkan dua agen", here: "Tanya keduanya", move: "Langkah", lineOf: "Garis", depth: "Kedalaman", nodes: "Simpul", took: "Waktu",
    budget: "Anggaran", budgetHelp: "depth=4, time=1", match: "Tanding cepat", from: "Dari", thisPosition: "posisi ini", start: "awal", games: "Permainan",
    opening: "Langkah pembuka acak", play: "Mainkan", tally: "{wins} menang, {draws} seri, {losses} kalah", margin: "{margin} poin per permainan", played: "{done} dari {games} permainan",
    book: "Buku pembukaan", bookMoves: "Langkah dalam buku, terbaik dahulu", setup: "Susun posisi ini…", first: "A", second: "B", legend: "= tepat, ≈ perkiraan",
    exact: "tepat", exactMean: "rata-rata tepat", "at least": "paling sedikit", "at most": "paling banyak", estimate: "perkiraan", "estimate, at least": "perkiraan, paling sedikit",
    "estimate, at most": "perkiraan, paling banyak", unknown: "tidak diketahui",
  },
};

export type Word = keyof typeof kWords.en;
export const analysisWords = kWords;

export function word(key: Word, values: Values = {}): string {
  return filled(kWords[settings.language][key], values);
}

/** What a value is, in a word; where chance plays, what is exact is a mean. */
export function kindWord(game: string, kind: Kind): string {
  return word(kind === "exact" && factsOf(game).chance ? "exactMean" : kind);
}
