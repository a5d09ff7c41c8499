// Deviations and their verdicts, the texts of figures, and a small report in every
// format.
#include <gtest/gtest.h>

#include <algorithm>

#include "lab/report/grid.hpp"
#include "lab/report/plot.hpp"
#include "lab/report/writers.hpp"

namespace papan::lab {
namespace {

const Column kNodes{"nodes", "", Nature::kFixed, 1};
const Column kScore{"score", "points", Nature::kChance, 0};
const Column kShare{"wins", "%", Nature::kChance, 1};
const Column kTime{"time", "ms", Nature::kMachine};

FigureVerdict verdict_of(const Column& column, double paper, const Estimate& ours) {
  return deviation(column, {paper, ours})->verdict;
}

TEST(Deviation, IsAShareOfThePapersFigure) {
  EXPECT_DOUBLE_EQ(deviation(kScore, {{200}, exact(150)})->amount, -25);
  EXPECT_DOUBLE_EQ(deviation(kScore, {{-200}, exact(-150)})->amount, 25);
}

TEST(Deviation, OfSharesIsADifference) {
  EXPECT_DOUBLE_EQ(deviation(kShare, {{66.7}, exact(60)})->amount, 60 - 66.7);
  EXPECT_DOUBLE_EQ(deviation(kShare, {{0}, exact(5)})->amount, 5);
}

TEST(Deviation, FixedFiguresAreEqualToThePapersLastDigit) {
  EXPECT_EQ(verdict_of(kNodes, 1016, exact(1015.6)), FigureVerdict::kEqual);
  EXPECT_EQ(verdict_of(kNodes, 28778, exact(28778.6)), FigureVerdict::kEqual);  // cut off
  EXPECT_EQ(verdict_of(kNodes, 3068, exact(3066.5)), FigureVerdict::kDiffers);
  EXPECT_EQ(verdict_of(kNodes, 5, exact(6)), FigureVerdict::kDiffers);
  EXPECT_EQ(verdict_of(kNodes, 2.33335, exact(2.333349)), FigureVerdict::kEqual);
  EXPECT_EQ(verdict_of(kNodes, 0, exact(0)), FigureVerdict::kEqual);
}

TEST(Deviation, FiguresOfChanceAreJudgedByTheInterval) {
  EXPECT_EQ(verdict_of(kScore, 3, {2.5, 2.1, 2.9, 9}), FigureVerdict::kDiffers);
  EXPECT_EQ(verdict_of(kScore, 3, {2.5, 1.9, 3.1, 9}), FigureVerdict::kWithin);
  EXPECT_EQ(verdict_of(kShare, 33.3, exact(100.0 / 3)), FigureVerdict::kEqual);
}

TEST(Deviation, IsNotTold) {
  EXPECT_FALSE(deviation(kTime, {{10}, exact(1)}));
  EXPECT_FALSE(deviation(kScore, {{}, exact(1)}));
  EXPECT_FALSE(deviation(kScore, {{10}, {}}));
  EXPECT_FALSE(deviation(kScore, {{0}, exact(1)}));
}

TEST(Grid, WritesNumbers) {
  const Say say;
  EXPECT_EQ(number_text(say, 0, 0), "0");
  EXPECT_EQ(number_text(say, 999, 0), "999");
  EXPECT_EQ(number_text(say, 1000, 0), "1,000");
  EXPECT_EQ(number_text(say, -1234567.891, 2), "-1,234,567.89");
  EXPECT_EQ(number_text(say, -0.4, 0), "0");
  EXPECT_EQ(paper_text(say, 25970), "25,970");
  EXPECT_EQ(paper_text(say, 0.178), "0.178");
  EXPECT_EQ(estimate_text(say, kScore, {1000, 900, 1100, 5}), "1,000 ± 100");
  EXPECT_EQ(estimate_text(say, kShare, {50, 40.4, 61, 100}), "50.0 (40.4 to 61.0)");
  EXPECT_EQ(estimate_text(say, kTime, {0.0123456, 0.01, 0.02, 3}), "0.0123");
  EXPECT_EQ(estimate_text(say, kTime, exact(1234.6)), "1,235");
}

// As the page writes them.
TEST(Grid, WritesNumbersInIndonesian) {
  const Say say(Language::kIndonesian);
  EXPECT_EQ(number_text(say, 1000, 0), "1.000");
  EXPECT_EQ(number_text(say, -1234567.891, 2), "-1.234.567,89");
  EXPECT_EQ(number_text(say, -0.4, 1), "-0,4");
  EXPECT_EQ(paper_text(say, 25969.5844), "25.969,5844");
  EXPECT_EQ(estimate_text(say, kShare, {50, 40.4, 61, 100}), "50,0 (40,4 sampai 61,0)");
  const Grid grid =
      grid_of({"", {}, {kScore}, {{{}, {{2000, exact(2150.0)}}, ""}}}, Language::kIndonesian);
  EXPECT_EQ(grid.rows[0][0].text, "2.000");
  EXPECT_EQ(grid.rows[0][2].text, "+7,5 %");
}

Chapter small_chapter() {
  Chapter chapter{"small", "A <small> one", "Somebody, something", "once", {}};
  chapter.report.headline = "One of two agrees.";
  chapter.report.tables = {{"Nodes, and more",
                            {"depth"},
                            {kNodes, kTime},
                            {{{"1"}, {{5, exact(5.2)}, {0.178, exact(0.00214)}}, ""},
                             {{"2|"}, {{59, exact(70)}, {{}, {}}}, "why, \"so\""}}}};
  chapter.report.plots = {{"Nodes",
                           {"depth", "plies"},
                           {"nodes", "", Scale::kLogarithmic, {}},
                           {{"paper", Source::kPaper, {{1, exact(5)}, {2, exact(59)}}},
                            {"ours", Source::kOurs, {{1, {5, 4, 6, 9}}, {2, exact(70)}}}}}};
  chapter.report.notes = {"A note."};
  return chapter;
}

const Provenance kProvenance{"0.0.0+test", "quick", 1};

TEST(Report, AsMarkdown) {
  EXPECT_EQ(
      to_markdown(small_chapter()),
      "## A <small> one\n"
      "\n"
      "`small`. Somebody, something\n"
      "\n"
      "One of two agrees.\n"
      "\n"
      "Run here: once\n"
      "\n"
      "### Nodes, and more\n"
      "\n"
      "| depth | nodes, paper | nodes, ours | deviation | time (ms) *, paper | time (ms) *, ours "
      "| remark |\n"
      "| ----- | -----------: | ----------: | --------: | -----------------: | ----------------: "
      "| ------ |\n"
      "| 1     |            5 |         5.2 |         = |              0.178 |           0.00214 "
      "|        |\n"
      "| 2\\|   |           59 |        70.0 |     +19 % |                  - |                 "
      "- | why, \"so\" |\n"
      "\n"
      "Times (marked *) are those of the machine that ran this, beside the paper's of its "
      "own.\n"
      "\n"
      "A note.\n");
}

TEST(Report, TheWritersOwnWordsAreInTheChaptersLanguage) {
  Chapter chapter = small_chapter();
  chapter.language = Language::kIndonesian;
  chapter.report.tables[0].rows[0].figures[0].ours = Estimate{5, 4, 6, 9};
  chapter.report.plots[0].series[0].name = "makalah";
  chapter.report.plots[0].series[1].name = "kami";
  const std::string all =
      to_markdown({chapter}, kProvenance) + summary_markdown({chapter}, kProvenance);
  for (const char* words :
       {"Dijalankan di sini: once", "| nodes, makalah |", "nodes, kami |", "selisih |", "catatan |",
        "Waktu (bertanda *)", "ukuran ringkas (--quick), benih 1", "Percobaan makalah", "tercakup",
        "# Hasil", "0 dari 2 sama, 1 tercakup, 1 berbeda"}) {
    EXPECT_NE(all.find(words), std::string::npos) << words;
  }
  const std::string html = to_html({chapter, chapter}, kProvenance);
  EXPECT_NE(html.find("<html lang=\"id\">"), std::string::npos);
  for (const char* english : {"Run here", ">paper<", ">ours<", "deviation", "logarithmic", " to 6",
                              "what came out", "In tables", "seed"}) {
    EXPECT_EQ(html.find(english), std::string::npos) << english;
  }
}

TEST(Report, AsCsv) {
  EXPECT_EQ(
      to_csv({small_chapter()}),
      "experiment,table,row,column,unit,paper,ours,low,high,repetitions,deviation,verdict,remark\n"
      "small,\"Nodes, and more\",1,nodes,,5,5.2,,,1,4.0000,equal,\n"
      "small,\"Nodes, and more\",1,time,ms,0.178,0.00214,,,1,,,\n"
      "small,\"Nodes, and more\",2|,nodes,,59,70,,,1,18.6441,differs,\"why, \"\"so\"\"\"\n"
      "small,\"Nodes, and more\",2|,time,ms,,,,,,,,\"why, \"\"so\"\"\"\n");
}

TEST(Report, AsJson) {
  const Json json = to_json({small_chapter()}, kProvenance);
  EXPECT_EQ(json["revision"], "0.0.0+test");
  const Json& figure = json["experiments"][0]["tables"][0]["rows"][0]["figures"][0];
  EXPECT_EQ(figure["paper"], 5);
  EXPECT_EQ(figure["ours"], 5.2);
  EXPECT_EQ(figure["verdict"], "equal");
}

TEST(Report, AsHtmlNeedsNothingFromOutside) {
  const std::string html = to_html({small_chapter(), small_chapter()}, kProvenance);
  for (const char* outside : {"http:", "https:", "src=", "url(", "@import", "<link", "<script"}) {
    EXPECT_EQ(html.find(outside), std::string::npos) << outside;
  }
  EXPECT_NE(html.find("A &lt;small&gt; one"), std::string::npos);
  EXPECT_EQ(html.find("A <small>"), std::string::npos);
  EXPECT_NE(html.find("<svg viewBox"), std::string::npos);
  EXPECT_NE(html.find("prefers-color-scheme:dark"), std::string::npos);
}

TEST(Report, HtmlClosesWhatItOpens) {
  const std::string html = to_html({small_chapter()}, kProvenance);
  const auto count = [&](const std::string& what) {
    int found = 0;
    for (auto at = html.find(what); at != std::string::npos; at = html.find(what, at + 1)) ++found;
    return found;
  };
  for (const std::string tag :
       {"table", "tr", "td", "th", "svg", "g", "figure", "section", "span"}) {
    EXPECT_EQ(count("<" + tag + ">") + count("<" + tag + " "), count("</" + tag + ">")) << tag;
  }
}

TEST(Report, ASummaryTellsHowManyFiguresAgree) {
  const std::string summary = summary_markdown({small_chapter()}, kProvenance);
  EXPECT_NE(summary.find("1 of 2 equal, 0 within, 1 differ"), std::string::npos) << summary;
  EXPECT_NE(summary.find("0.0.0+test"), std::string::npos);
}

TEST(Plot, ShowsBothSeriesWithAxesAndUnits) {
  const Plot plot = small_chapter().report.plots[0];
  const std::string svg = to_svg(plot);
  EXPECT_NE(svg.find("depth (plies)"), std::string::npos);
  EXPECT_NE(svg.find("nodes, logarithmic"), std::string::npos);
  EXPECT_NE(svg.find("class=\"paper\""), std::string::npos);
  EXPECT_NE(svg.find("class=\"ours\""), std::string::npos);
  EXPECT_NE(svg.find("class=\"interval\""), std::string::npos);
  const std::string words = legend(plot);
  EXPECT_NE(words.find("paper"), std::string::npos);
  EXPECT_NE(words.find("ours"), std::string::npos);
}

}  // namespace
}  // namespace papan::lab
