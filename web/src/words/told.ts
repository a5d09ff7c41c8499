// Sentences that the server tells in English with numbers and names in them, in Indonesian: why it refused, and what an
// agent notes of its move. {} stands for whatever is filled in, in the same order; inside a sentence it may be another one;
// the first that fits is told.
// test/told.test.ts finds the sentences that have none here.

const kSentences: readonly [english: string, indonesian: string][] = [
  // Refusals.
  ["you watch this game: its seats are taken by others", "kamu menonton permainan ini: kursinya ditempati orang lain"],
  ["the game is at ply {}, not {}", "permainan sudah di langkah {}, bukan {}"],
  ["the game is over", "permainan sudah selesai"],
  ["it is the turn of {}", "sekarang giliran {}"],
  ["the game was resigned: nothing can be taken back", "permainan berakhir karena menyerah: tidak ada yang bisa dibatalkan"],
  ["there is nothing to take back", "tidak ada yang bisa dibatalkan"],
  ["there is nothing to bring back", "tidak ada yang bisa diulangi"],
  ["only the person in a seat can resign it", "hanya yang duduk di kursi itu yang bisa menyerah"],
  ["this game is for one: it has no second seat", "permainan ini untuk satu orang: tidak ada kursi kedua"],
  ["only a person's seat can be offered", "hanya kursi orang yang bisa ditawarkan"],
  ["{} studies run or wait already: stop one first", "{} penelitian sudah berjalan atau menunggu: hentikan satu dulu"],
  ["you have too many games open: close one first", "terlalu banyak permainanmu yang terbuka: tutup satu dulu"],
  ["too many games are open: close one first", "terlalu banyak permainan yang terbuka: tutup satu dulu"],
  ["this link to a seat is not valid any more", "tautan ke kursi ini sudah tidak berlaku"],
  ["only who plays can ask for a rematch", "hanya yang bermain yang bisa minta tanding ulang"],
  ["there are only {} plies", "hanya ada {} langkah"],
  ["nobody has the turn in this position", "tidak ada yang mendapat giliran pada posisi ini"],
  ["your last question is still being thought about", "pertanyaanmu yang terakhir masih dipikirkan"],
  ["too many searches wait: try again soon", "terlalu banyak pencarian menunggu: coba lagi sebentar"],
  ["too many analyses are under way: try again soon", "terlalu banyak analisis berjalan: coba lagi sebentar"],
  ["too many questions wait: try again soon", "terlalu banyak pertanyaan menunggu: coba lagi sebentar"],
  ["somebody sits there already", "sudah ada yang duduk di sana"],
  ["at most {} messages a second", "paling banyak {} pesan per detik"],
  ["this page may only watch: reload it to play", "halaman ini hanya bisa menonton: muat ulang untuk bermain"],
  ["open the game first", "buka permainannya dulu"],
  ["there is no such game", "permainan itu tidak ada"],
  ["the game could not be stored: {}", "permainan tidak bisa disimpan: {}"],
  ["the agent failed: {}", "agen gagal: {}"],
  ["this server is not at work on it", "server ini tidak sedang mengerjakannya"],
  // Notes.
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
  ["{} sequences in {} trips, colour {} spared", "{} urutan dalam {} perjalanan, warna {} disisakan"],
];

const kPatterns = kSentences.map(([english, indonesian]) => {
  const parts = english.split("{}").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { pattern: new RegExp(`^${parts.join("(.+?)")}$`), indonesian };
});

/** The sentence in Indonesian; undefined when nobody wrote it. */
export function inIndonesian(english: string): string | undefined {
  for (const { pattern, indonesian } of kPatterns) {
    const [whole, ...filled] = pattern.exec(english) ?? [];
    if (whole === undefined) continue;
    return indonesian.replace(/\{\}/g, () => {
      const next = filled.shift() ?? "";
      return inIndonesian(next) ?? next;
    });
  }
  return undefined;
}
