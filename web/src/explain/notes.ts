// What agents note of their moves, in Indonesian: the server tells it in English. test/told.test.ts finds those without.

import { tellerOf } from "../words/told";

export const noteInIndonesian = tellerOf([
  ["a new plan", "rencana baru"],
  ["as planned", "sesuai rencana"],
  ["{} pairs of parents", "{} pasang induk"],
  ["perfect play, from all subsets of {} empty cells", "permainan sempurna, dari semua himpunan bagian {} kotak kosong"],
  ["the half turn of the last move cannot lose", "putaran setengah dari langkah terakhir tidak bisa kalah"],
  ["{}, by the table of {} solved positions", "{}, menurut tabel {} posisi yang sudah dipecahkan"],
  ["{}; no learned values for so many colours", "{}; tidak ada nilai terlatih untuk warna sebanyak itu"],
  ["by all that can still happen", "menurut semua yang masih bisa terjadi"],
  ["by {} games to the end", "menurut {} permainan sampai selesai"],
  ["by evaluation of the next brick", "menurut evaluasi bata berikutnya"],
  ["by {} and {} next bricks", "menurut {} dan {} bata berikutnya"],
  ["by {}", "menurut {}"],
  ["proven for the side to move: at least {}, at most {}", "terbukti bagi yang melangkah: paling sedikit {}, paling banyak {}"],
  ["from the opening book", "dari buku pembukaan"],
  ["the budget ended the search", "anggaran habis sebelum pencarian selesai"],
  ["the budget ended before the first line did", "anggaran habis sebelum jalan pertama selesai"],
  ["a sure win", "pasti menang"],
  ["a sure draw", "pasti seri"],
  ["level {}, {} games in {} searches", "tingkat {}, {} permainan dalam {} pencarian"],
  ["level {}, {} random games", "tingkat {}, {} permainan acak"],
  ["beam up to {} wide", "berkas selebar sampai {}"],
  ["{} playouts, mean reward {} for the mover", "{} permainan acak, imbalan rata-rata {} bagi yang melangkah"],
  ["{} games in {} trees", "{} permainan dalam {} pohon"],
  ["the game of one of the paper's agents", "permainan salah satu agen makalah"],
  ["{} sequences in {} anneals, colour {} spared", "{} urutan dalam {} penganilan, warna {} disisakan"],
  ["{} sequences in {} runs, colour {} spared", "{} urutan dalam {} putaran, warna {} disisakan"],
]);
