#include "cli/manual.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <memory>

#include "cli/bad_input.hpp"
#include "cli/files.hpp"
#include "core/text.hpp"
#include "core/version.hpp"

namespace papan::cli {
namespace {

constexpr std::string_view kExitStatus = R"roff(.SH EXIT STATUS
.TP
.B 0
What was asked for is done.
.TP
.B 1
It failed, or was stopped.
.TP
.B 2
Bad input: one line on standard error says what was wrong and what was expected.
)roff";

constexpr std::string_view kFiles = R"roff(.SH FILES
.TP
.I \(ti/.local/share/papan/papan.db
The store: games, tournaments, experiments and training.
Where the environment has
.BR XDG_DATA_HOME ,
it is papan/papan.db in that folder.
)roff";

constexpr std::string_view kInGeneral = R"roff(.PP
Games and agents are listed by \fBpapan games\fR and \fBpapan agents\fR \fIGAME\fR.
An agent is written \fINAME\fR:\fIKEY\fR=\fIVALUE\fR,...;
the keys \fBdepth\fR, \fBnodes\fR and \fBtime\fR give it a budget.
Every game has an agent \fBbest\fR, the strongest there is, with levels from 1 to 10.
The same seed gives the same bytes on any number of threads.
)roff";

// "only this game" to "Only this game."
std::string sentence(std::string text) {
  if (text.empty()) return text;
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  if (text.back() != '.' && text.back() != '?') text += '.';
  return text;
}

std::string heading(const std::string& title) {
  std::string upper = title;
  for (char& c : upper) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return fmt::format(".TH {} 1 \"\" \"papan {}\" \"Papan\"\n", in_roff(upper), in_roff(kVersion));
}

std::string name_section(const std::string& name, const std::string& summary) {
  return fmt::format(".SH NAME\n{} \\- {}\n", in_roff(name), in_roff(summary));
}

// What stands for a value: "AGENT", "INT".
std::string placeholder(const Argument& argument) {
  switch (argument.word()) {
    case Word::kGame: return "GAME";
    case Word::kAgent: return "AGENT";
    case Word::kParameter: return "KEY=VALUE";
    case Word::kExperiment: return "ID";
    case Word::kFile: return "FILE";
    case Word::kFolder: return "FOLDER";
    case Word::kText: break;
  }
  const std::string kind = argument.kind();
  return kind.substr(0, kind.find(' '));
}

// "--games INT", as it is typed.
std::string name_and_value(const Argument& argument) {
  const std::string name = in_roff(argument.name());
  const char* const more = argument.is_list() ? " ..." : "";
  if (argument.is_operand()) return fmt::format("\\fI{}\\fR{}", name, more);
  if (argument.is_flag()) return fmt::format("\\fB{}\\fR", name);
  return fmt::format("\\fB{}\\fR \\fI{}\\fR{}", name, in_roff(placeholder(argument)), more);
}

std::string synopsis(const std::string& line, const Command& command) {
  std::string text = fmt::format("\\fB{}\\fR", in_roff(line));
  if (!command.action() && !command.parts().empty()) return text + " \\fICOMMAND\\fR ...";
  for (const Argument& argument : command.arguments()) {
    const std::string shown = name_and_value(argument);
    if (argument.is_required()) {
      text += fmt::format(" {}", shown);
    } else if (argument.is_operand()) {
      text += fmt::format(" [{}]", shown);
    }
  }
  return text + " [\\fIOPTIONS\\fR]";
}

// A sentence a line, as roff likes it.
std::string described(const Argument& argument) {
  std::vector<std::string> lines = {sentence(argument.help())};
  const std::string known = argument.shown_default();
  if (argument.is_required()) lines.push_back("Required.");
  if (argument.has_bounds()) lines.push_back(fmt::format("Expected: {}.", argument.expected()));
  if (argument.separator() != 0) lines.push_back("Many in one word, with commas between.");
  if (!argument.excluded().empty()) {
    lines.push_back(fmt::format("Not together with {}.", join(argument.excluded(), " or ")));
  }
  if (!argument.needed().empty()) {
    lines.push_back(fmt::format("Only with {}.", join(argument.needed(), " and ")));
  }
  if (!known.empty()) lines.push_back(fmt::format("Default: {}.", known));
  for (std::string& line : lines) line = in_roff(line);
  return join(lines, "\n");
}

std::string option_list(const Command& command) {
  std::string text;
  for (const Argument& argument : command.arguments()) {
    text += fmt::format(".TP\n{}\n{}\n", name_and_value(argument), described(argument));
  }
  return text + ".TP\n\\fB\\-h\\fR, \\fB\\-\\-help\\fR\nPrint what the command takes.\n";
}

std::string example_lines(const Command& command) {
  std::string text = ".EX\n";
  for (const std::string& line : command.examples()) text += in_roff(line) + "\n";
  return text + ".EE\n";
}

std::string part_section(const std::string& line, const Command& part) {
  std::string text = fmt::format(".SS {}\n{}\n.PP\n{}\n", in_roff(line), synopsis(line, part),
                                 in_roff(sentence(part.summary())));
  text += option_list(part);
  if (!part.examples().empty()) text += fmt::format(".PP\n{}", example_lines(part));
  return text;
}

bool keeps_things(const Command& command) {
  return command.find_argument("--db") != nullptr ||
         std::any_of(command.parts().begin(), command.parts().end(), keeps_things);
}

ManualPage command_page(const Command& program, const Command& command) {
  const std::string title = program.name() + "-" + command.name();
  const std::string line = program.name() + " " + command.name();
  std::string text = heading(title) + name_section(title, command.summary());
  text += fmt::format(".SH SYNOPSIS\n{}\n", synopsis(line, command));
  text += fmt::format(".SH DESCRIPTION\n{}\n", in_roff(sentence(command.summary())));
  if (command.action()) text += fmt::format(".SH OPTIONS\n{}", option_list(command));
  if (!command.parts().empty()) text += ".SH COMMANDS\n";
  for (const Command& part : command.parts()) {
    if (!part.is_hidden()) text += part_section(line + " " + part.name(), part);
  }
  text += ".SH EXAMPLES\n";
  text += example_lines(command);
  text += kExitStatus;
  if (keeps_things(command)) text += kFiles;
  text += fmt::format(".SH SEE ALSO\n\\fB{}\\fR(1)\n", in_roff(program.name()));
  return {title + ".1", text};
}

ManualPage program_page(const Command& program) {
  const std::string& name = program.name();
  const std::string summary = program.summary();  // "Papan: board and tile games."
  const std::string_view about = trim(std::string_view(summary).substr(summary.find(':') + 1));
  std::string text =
      heading(name) +
      name_section(name, std::string(about.substr(0, about.find_last_not_of('.') + 1)));
  text += fmt::format(".SH SYNOPSIS\n{}\n", synopsis(name, program));
  text += fmt::format(".SH DESCRIPTION\n{}\n", in_roff(sentence(std::string(about))));
  text += kInGeneral;
  text += ".SH COMMANDS\n";
  std::string pages;
  for (const Command& command : program.parts()) {
    if (command.is_hidden()) continue;
    const std::string page = fmt::format("\\fB{}\\-{}\\fR(1)", name, in_roff(command.name()));
    text += fmt::format(".TP\n{}\n{}\n", page, in_roff(sentence(command.summary())));
    pages += pages.empty() ? page : fmt::format(",\n{}", page);
  }
  text += ".SH OPTIONS\n.TP\n\\fB\\-h\\fR, \\fB\\-\\-help\\fR\nPrint the commands.\n";
  text += ".TP\n\\fB\\-\\-version\\fR\nPrint the version.\n";
  text += ".SH EXAMPLES\n";
  text += example_lines(program);
  text += kExitStatus;
  text += kFiles;
  text += fmt::format(".SH SEE ALSO\n{}\n", pages);
  return {name + ".1", text};
}

void write_manual(const Command& program, const std::filesystem::path& folder) {
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  if (failed) {
    throw BadInput({fmt::format("cannot make the folder {}", in_quotes(folder.string()))});
  }
  for (const ManualPage& page : manual_pages(program)) write_file(folder / page.file, page.text);
}

}  // namespace

std::string in_roff(std::string_view text) {
  std::string safe;
  if (text.starts_with('.')) safe = "\\&";
  for (const char c : text) {
    switch (c) {
      case '\\': safe += "\\e"; break;
      case '-': safe += "\\-"; break;
      case '\'': safe += "\\(aq"; break;
      case '`': safe += "\\(ga"; break;
      case '^': safe += "\\(ha"; break;
      case '~': safe += "\\(ti"; break;
      default: safe += c;
    }
  }
  return safe;
}

std::vector<ManualPage> manual_pages(const Command& program) {
  std::vector<ManualPage> pages = {program_page(program)};
  for (const Command& command : program.parts()) {
    if (!command.is_hidden()) pages.push_back(command_page(program, command));
  }
  return pages;
}

void add_manual(Command& app) {
  Command& command = app.part("manual", "write the manual as man pages, for packagers");
  auto folder = std::make_shared<std::string>();
  command.hidden();
  command.operand("FOLDER", *folder, "where to").required().takes(Word::kFolder);
  command.examples({"papan manual share/man/man1"});
  command.runs([&app, folder] { write_manual(app, *folder); });
}

}  // namespace papan::cli
