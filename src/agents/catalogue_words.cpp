#include "agents/catalogue_words.hpp"

#include <array>

#include "agents/catalogue.hpp"

namespace papan {
namespace {

constexpr auto kWords = std::to_array<Translation>({
    // Labels
    {"size", "ukuran"},
    {"first", "pertama"},
    {"colours", "warna"},
    {"deal", "nomor pembagian"},
    {"width", "lebar"},
    {"level", "tingkat"},
    {"hash", "tabel"},
    {"threads", "utas"},
    {"eval", "evaluasi"},
    {"order", "urutan"},
    {"all values", "semua nilai"},
    {"exploration", "eksplorasi"},
    {"backup", "nilai balik"},
    {"choice", "pilihan"},
    {"playouts", "permainan acak"},
    {"memory", "memori"},
    {"samples", "sampel"},
    {"deviation", "simpangan"},
    {"restart", "mulai ulang"},
    {"playout", "langkah acak"},
    {"iterations", "iterasi"},
    {"alpha", "laju belajar"},
    {"scan", "urutan penelusuran"},
    // Choices
    {"off", "tidak"},
    {"on", "ya"},
    {"positional", "posisi"},
    {"natural", "apa adanya"},
    {"outcome", "hasil"},
    {"margin", "selisih"},
    {"visits", "kunjungan"},
    {"mean", "rata-rata"},
    {"score", "skor"},
    // Help of the games' parameters
    {"cells a side", "kotak per sisi"},
    {"colours of the cells", "banyaknya warna"},
    {"columns", "kolom"},
    {"rows", "baris"},
    // Help of the agents' options
    {"1 for a first game, 10 for a champion", "1 untuk permainan pertama, 10 untuk juara"},
    {"megabytes for known positions", "megabita untuk posisi yang dikenal"},
    {"how positions at the end of the search are valued", "cara menilai posisi di ujung pencarian"},
    {"the order in which moves are tried", "urutan langkah yang dicoba"},
    {"value every move exactly, not only the best",
     "nilai setiap langkah dengan tepat, bukan hanya yang terbaik"},
    {"how strongly seldom tried moves are preferred",
     "seberapa kuat langkah yang jarang dicoba didahulukan"},
    {"what a finished game is worth: its outcome, or a little for the margin too",
     "nilai permainan yang selesai: hasilnya saja, atau sedikit juga untuk selisihnya"},
    {"which move is played: the most tried, or the one of the best mean",
     "langkah yang dimainkan: yang paling sering dicoba, atau yang rata-ratanya terbaik"},
    {"random games a move; 0: as many as nodes or time allow, 1000 without them",
     "permainan acak per langkah; 0: sebanyak simpul atau waktu, 1000 tanpa keduanya"},
    {"megabytes for the tree", "megabita untuk pohon"},
    {"outcomes drawn at each turn of chance; 0: all",
     "hasil yang diundi tiap giliran acak; 0: semua"},
    {"moves that are searched deeper, by their looks; 0: all",
     "langkah yang dicari lebih dalam, menurut kesan pertama; 0: semua"},
    {"how far the games of seldom tried moves are thought to differ",
     "perkiraan simpangan hasil langkah yang jarang dicoba"},
    {"games after which the tree begins anew; 0: never",
     "banyaknya permainan sebelum pohon dimulai lagi; 0: tidak pernah"},
    {"which moves are tried", "langkah mana yang dicoba"},
    {"by which value positions are kept", "nilai yang menentukan posisi yang disimpan"},
    {"positions of a ply that are kept at most; from 1 by doubling",
     "posisi per langkah yang disimpan paling banyak; dari 1, berlipat dua"},
    {"of nesting; 0 is nothing but random games", "tingkat sarang; 0: permainan acak saja"},
    {"of nesting", "tingkat sarang"},
    {"of each level", "banyaknya di tiap tingkat"},
    {"how much is learnt from the best line", "seberapa banyak belajar dari urutan terbaik"},
    // Agents
    {"the strongest we have, with levels 1 to 10", "yang terkuat, dengan tingkat 1 sampai 10"},
    {"any legal move, each as likely", "langkah sah apa saja, sama mungkin"},
    {"best play by both sides to a fixed depth, in full",
     "permainan terbaik kedua pihak sampai kedalaman tetap"},
    {"minimax that skips what cannot matter; same move, fewer nodes",
     "minimax dengan pemangkasan: langkah sama, simpul lebih sedikit"},
    {"best play to a fixed depth, in full: one rule for both sides, values negated between them",
     "permainan terbaik sampai kedalaman tetap: satu aturan untuk kedua pihak, nilai dinegasikan "
     "di antaranya"},
    {"alpha-beta with null windows, iterative deepening and a table of known positions",
     "alpha-beta dengan jendela nol, pendalaman bertahap dan tabel posisi"},
    {"Monte-Carlo tree search: a tree grown by random games to the end",
     "pencarian pohon Monte Carlo: pohon yang tumbuh dari permainan acak sampai selesai"},
    {"best play against chance to a depth, over all or some of its outcomes",
     "permainan terbaik melawan peluang sampai suatu kedalaman, atas semua atau sebagian hasilnya"},
    {"Monte-Carlo tree search: a tree grown by random games to the end, the best one is kept",
     "pencarian pohon Monte Carlo: pohon dari permainan acak, yang terbaik disimpan"},
    {"beam search: the best positions of each ply go on, with ever wider beams",
     "beam search: posisi terbaik tiap langkah diteruskan, berkas makin lebar"},
    {"nested Monte-Carlo search: each move by searches one level lower, down to random games",
     "pencarian Monte Carlo bersarang: tiap langkah dari pencarian setingkat di bawahnya, sampai "
     "permainan acak"},
    {"nested rollout policy adaptation: random games that learn from the best one",
     "permainan acak yang belajar dari yang terbaik (NRPA)"},
});

}  // namespace

const std::map<std::string_view, std::string_view>& indonesian_words() {
  static const auto words = [] {
    std::map<std::string_view, std::string_view> all;
    const auto add = [&](std::span<const Translation> some) {
      for (const auto& [english, indonesian] : some) all.emplace(english, indonesian);
    };
    add(kWords);
    for (const CatalogueEntry& entry : catalogue()) add(entry.module.indonesian);
    return all;
  }();
  return words;
}

}  // namespace papan
