// The lab's words. What reports say comes from the server in both languages.
// test/lab.test.ts: the same keys in both languages.

import type { Spoken } from "../protocol/lab";
import { settings } from "../settings";
import { filled, type Values } from "../words";
import { takeWords } from "../words/catalogue";

export const kLab = {
  en: {
    lab: "Lab", intro: "Tournaments, the papers’ experiments and training: kept in one store with the command line’s.",
    tournaments: "Tournaments", experiments: "Experiments", trainings: "Training",
    new_tournament: "New tournament…", new_training: "New training run…",
    none_tournaments: "No tournaments yet.", none_trainings: "No training runs yet.",
    start: "Start", run: "Run (quick)", again: "See the report", stop: "Stop", resume: "Resume", back: "All studies",
    waiting: "waiting", running: "running", stopping: "stopping", stopped: "stopped", failed: "failed", ended: "ended",
    elsewhere: "running in another program",
    games_done: "{done} of {total} games", measured: "{done} of {total} measurements", steps_done: "{done} of {total} steps",
    seconds: "{count} s left", minutes: "{count} min left", hours: "{count} h left",
    tournament: "Tournament {id}", experiment: "Experiment {id}", training: "Training run {id}",
    more: "and {count} more", download: "Download",
    standings: "Standings", cross: "Cross-table", cross_help: "Wins, draws, losses of the row against the column",
    cross_deals: "by deals", rank: "Rank", agent: "Agent", games: "Games", tally: "Won, drawn, lost", score: "Score", elo: "Elo", interval: "95 % interval",
    margin: "Margin", points: "Mean points", moves: "Moves a game", nodes: "Nodes a move",
    format: "Format", round_robin: "Round robin", gauntlet: "Gauntlet", format_help: "everybody against everybody, or the first against each other",
    games_help: "of each pairing, half with the seats swapped; deals in a game for one",
    budget: "Budget of a move", budget_help: "time=0.1, nodes=10000 or depth=4; empty: as each agent’s options say",
    seed: "Seed", seed_help: "the same seed gives the same games", agents: "Agents", add_agent: "Add an agent", remove_agent: "Remove this agent",
    game: "Game", parameters: "Rules", details: "Settings",
    learner: "What learns", weights: "Weights", weight: "Weight", feature: "Feature",
    not_yet: "Nothing has ended yet.", report_later: "The report comes when all is measured.", last: "Measured last: {key}",
    paper: "paper", ours: "ours", deviation: "deviation", size: "{size}, seed {seed}", run_here: "Run here: {runs}",
  },
  id: {
    lab: "Lab", intro: "Turnamen, percobaan dari makalah, dan pelatihan: satu penyimpanan dengan baris perintah.",
    tournaments: "Turnamen", experiments: "Percobaan", trainings: "Pelatihan",
    new_tournament: "Turnamen baru…", new_training: "Pelatihan baru…",
    none_tournaments: "Belum ada turnamen.", none_trainings: "Belum ada pelatihan.",
    start: "Mulai", run: "Jalankan (cepat)", again: "Lihat laporan", stop: "Hentikan", resume: "Lanjutkan", back: "Semua studi",
    waiting: "menunggu", running: "berjalan", stopping: "berhenti…", stopped: "berhenti", failed: "gagal", ended: "selesai",
    elsewhere: "berjalan di program lain",
    games_done: "{done} dari {total} permainan", measured: "{done} dari {total} pengukuran", steps_done: "{done} dari {total} langkah",
    seconds: "sisa {count} dtk", minutes: "sisa {count} menit", hours: "sisa {count} jam",
    tournament: "Turnamen {id}", experiment: "Percobaan {id}", training: "Pelatihan {id}",
    more: "dan {count} lagi", download: "Unduh",
    standings: "Klasemen", cross: "Tabel silang", cross_help: "Menang, seri, kalah dari baris melawan kolom",
    cross_deals: "menurut pembagian", rank: "Peringkat", agent: "Agen", games: "Permainan", tally: "Menang, seri, kalah", score: "Skor", elo: "Elo", interval: "Selang 95 %",
    margin: "Selisih", points: "Rata-rata skor", moves: "Langkah per permainan", nodes: "Simpul per langkah",
    format: "Format", round_robin: "Semua melawan semua", gauntlet: "Satu lawan semua", format_help: "setiap pasangan, atau agen pertama melawan yang lain",
    games_help: "tiap pasangan, separuhnya bertukar tempat; pembagian dalam permainan tunggal",
    budget: "Anggaran per langkah", budget_help: "time=0.1, nodes=10000 atau depth=4; kosong: menurut pilihan tiap agen",
    seed: "Benih", seed_help: "benih sama, permainan sama", agents: "Agen", add_agent: "Tambah agen", remove_agent: "Hapus agen ini",
    game: "Permainan", parameters: "Aturan", details: "Pengaturan",
    learner: "Yang belajar", weights: "Bobot", weight: "Bobot", feature: "Fitur",
    not_yet: "Belum ada yang selesai.", report_later: "Laporan muncul setelah semua diukur.", last: "Terakhir diukur: {key}",
    paper: "makalah", ours: "kami", deviation: "selisih", size: "{size}, benih {seed}", run_here: "Dijalankan di sini: {runs}",
  },
};

export type LabKey = keyof typeof kLab.en;

/** What the server says in each language, in the page's. */
export function spoken<T>(said: Spoken<T>): T {
  return said[settings.language];
}

export function word(key: LabKey, values: Values = {}): string {
  return filled(kLab[settings.language][key], values);
}

/** Draws what a learner describes, with its own Indonesian words beside the catalogue's. */
export function withWords<T>(words: Record<string, string>, draw: () => T): T {
  const known = takeWords({});
  takeWords({ ...known, ...words });
  try {
    return draw();
  } finally {
    takeWords(known);
  }
}

export function timeLeft(seconds: number): string {
  if (seconds < 100) return word("seconds", { count: Math.round(seconds) });
  if (seconds < 6000) return word("minutes", { count: Math.round(seconds / 60) });
  return word("hours", { count: Math.round(seconds / 3600) });
}
