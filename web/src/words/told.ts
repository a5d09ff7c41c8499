// Sentences that the server tells in English with numbers and names in them, in Indonesian: here why it refused; what agents
// note of their moves is in explain/notes.ts. {} stands for whatever is filled in, in the same order; inside a sentence
// it may be another one; the first that fits is told. test/told.test.ts finds the sentences that have none.

export type Sentence = readonly [english: string, indonesian: string];

/** A sentence in Indonesian; undefined when nobody wrote it. */
export type Teller = (english: string) => string | undefined;

export function tellerOf(sentences: readonly Sentence[]): Teller {
  const patterns = sentences.map(([english, indonesian]) => {
    const parts = english.split("{}").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return { pattern: new RegExp(`^${parts.join("(.+?)")}$`), indonesian };
  });
  const tell: Teller = (english) => {
    for (const { pattern, indonesian } of patterns) {
      const [whole, ...filled] = pattern.exec(english) ?? [];
      if (whole === undefined) continue;
      return indonesian.replace(/\{\}/g, () => {
        const next = filled.shift() ?? "";
        return tell(next) ?? next;
      });
    }
    return undefined;
  };
  return tell;
}

export const refusalInIndonesian = tellerOf([
  ["the question was withdrawn for another one", "pertanyaan ini ditarik demi pertanyaan lain"],
  ["only the person in a seat can end the game for it", "hanya pemain di kursi itu yang bisa mengakhiri permainan baginya"],
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
]);
