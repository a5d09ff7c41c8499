// `papan completion`: scripts that teach a shell to complete our command lines. They know
// nothing themselves, but ask `papan complete`, so that they never grow old.
#include <fmt/format.h>

#include <memory>
#include <string_view>

#include "cli/bad_input.hpp"
#include "cli/completion.hpp"
#include "core/text.hpp"

namespace papan::cli {
namespace {

// Bash cuts words at ':' and '=': they are put together again before we are asked, and of
// what we answer bash wants only the part after the last cut.
constexpr std::string_view kBash = R"script(# Completion of papan for bash: papan completion bash
_papan() {
  local rest=${COMP_LINE:0:COMP_POINT} words=() i
  for ((i = 0; i <= COMP_CWORD; i++)); do
    local blank=${rest%%[![:space:]]*} word=${COMP_WORDS[i]}
    rest=${rest#"$blank"}
    ((i == COMP_CWORD)) && word=$rest  # up to the cursor
    if [[ -n $blank || i -eq 0 ]]; then words+=("$word"); else words[${#words[@]}-1]+=$word; fi
    rest=${rest#"$word"}
  done

  local typed=${words[${#words[@]}-1]} cut= mark
  for mark in : =; do
    local head=${typed%"${typed##*"$mark"}"}
    [[ $COMP_WORDBREAKS == *"$mark"* && ${#head} -gt ${#cut} ]] && cut=$head
  done

  local program=${words[0]/#\~/$HOME} word help
  COMPREPLY=()
  while IFS=$'\t' read -r word help; do
    case $word in
      :file) compopt -o default 2>/dev/null ;;
      :folder) compopt -o dirnames 2>/dev/null ;;
      *) COMPREPLY+=("${word#"$cut"}") ;;
    esac
  done < <("$program" complete -- "${words[@]:1}" 2>/dev/null)
  [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
  return 0
}
complete -F _papan papan
)script";

constexpr std::string_view kZsh = R"script(#compdef papan
# Completion of papan for zsh: papan completion zsh
_papan() {
  local -a lines whole begun
  local line word
  lines=("${(@f)$("${(Q)words[1]}" complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  for line in $lines; do
    word=${line%%$'\t'*}
    case $word in
      :file) _files ;;
      :folder) _files -/ ;;
      *=) begun+=("${word//:/\\:}:${line#*$'\t'}") ;;
      *) whole+=("${word//:/\\:}:${line#*$'\t'}") ;;
    esac
  done
  (( $#whole )) && _describe -V papan whole
  (( $#begun )) && _describe -V papan begun -S ''
}
if [[ ${funcstack[1]} == _papan ]]; then
  _papan "$@"
else
  compdef _papan papan
fi
)script";

constexpr std::string_view kFish = R"script(# Completion of papan for fish: papan completion fish
function __papan_candidates
    set -l words (commandline -opc)
    set -l typed (commandline -ct)
    for line in ($words[1] complete -- $words[2..-1] "$typed" 2>/dev/null)
        switch $line
            case ':file*'
                __fish_complete_path "$typed"
            case ':folder*'
                __fish_complete_directories "$typed" ''
            case '*'
                echo $line
        end
    end
end
complete -c papan -f -k -a '(__papan_candidates)'
)script";

std::string_view script_for(std::string_view shell) {
  if (shell == "bash") return kBash;
  if (shell == "zsh") return kZsh;
  if (shell == "fish") return kFish;
  throw BadInput({fmt::format("unknown shell {}: expected bash, zsh or fish", in_quotes(shell))});
}

}  // namespace

void add_completion(Command& app) {
  Command& command = app.part("completion", "a script with which a shell completes papan's words");
  auto shell = std::make_shared<std::string>();
  command.operand("SHELL", *shell, "bash, zsh or fish").required().such_as({"bash", "zsh", "fish"});
  command.examples(
      {"source <(papan completion bash)    # in this shell, as in zsh",
       "papan completion bash > ~/.local/share/bash-completion/completions/papan",
       "papan completion zsh > ~/.local/share/zsh/site-functions/_papan    # a folder of $fpath",
       "papan completion fish > ~/.config/fish/completions/papan.fish"});
  command.runs([shell] { fmt::print("{}", script_for(*shell)); });
}

}  // namespace papan::cli
