#include "lab/report/phrases.hpp"

namespace papan::lab {

std::string report_title(const Say& say) {
  return say("The papers' experiments, run again", "Percobaan makalah, dijalankan kembali");
}

std::string runs_line(const Chapter& chapter) {
  return Say(chapter.language)("Run here: {}", "Dijalankan di sini: {}", chapter.runs);
}

std::string provenance_line(const Provenance& provenance, const Say& say) {
  const bool quick = provenance.size == "quick";
  return say("Papan {0}, size {1}, seed {2}.", "Papan {0}, ukuran {3} (--{1}), benih {2}.",
             provenance.revision, provenance.size, provenance.seed, quick ? "ringkas" : "lengkap");
}

std::string reading_line(const Say& say) {
  return say(
      "In tables \"=\" means equal to the paper's last printed digit, \"within\" that the paper's "
      "figure lies in our 95 % interval; ± and brackets are such intervals.",
      "Di tabel \"=\" berarti sama sampai angka terakhir yang dicetak makalah, \"tercakup\" "
      "berarti "
      "angka makalah terletak dalam selang 95 % kami; ± dan tanda kurung adalah selang itu.");
}

}  // namespace papan::lab
