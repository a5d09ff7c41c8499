#!/bin/sh
# tools/check_layers passes our own tree and fails on each kind of wrong include.
#
#   check_layers_test.sh ROOT
set -eu

root=$1
check=$root/tools/check_layers
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

"$check" "$root"
cp -R "$root/src" "$copy/src"
"$check" "$copy"

# expect_refused FILE INCLUDE: with the include added, the check names both.
expect_refused() {
  mkdir -p "$copy/src/$(dirname "$1")"
  printf '#include "%s"\n' "$2" > "$copy/src/$1"
  if said=$("$check" "$copy"); then
    echo "not refused: $1 includes $2" >&2
    exit 1
  fi
  case $said in
    *"src/$1:1: $2: "*) ;;
    *) echo "refused without naming it: $said" >&2; exit 1 ;;
  esac
  rm "$copy/src/$1"
}

expect_refused games/othello/rules/wrong.hpp search/negascout.hpp
expect_refused games/othello/rules/wrong.hpp games/othello/play/best.hpp
expect_refused games/othello/rules/wrong.cpp games/other/rules/other.hpp
expect_refused games/othello/play/wrong.cpp games/ntil/play/best.hpp
expect_refused games/othello/play/wrong.cpp arena/match.hpp
expect_refused games/othello/study/wrong.cpp server/hub.hpp
expect_refused games/othello/rules/wrong.hpp games/all_games.hpp
expect_refused games/othello/rules/wrong.hpp games/othello/elsewhere/wrong.hpp
expect_refused core/wrong.hpp game/game.hpp
expect_refused search/wrong.hpp agents/agent.hpp
expect_refused agents/wrong.cpp arena/match.hpp
expect_refused core/wrong.hpp nowhere/wrong.hpp
"$check" "$copy"

# A layer that serves any game names none, not even in a comment; other words may look like one.
echo '// until bricklayers collapsed' > "$copy/src/search/wrong.hpp"
"$check" "$copy"
echo '// as in Othello' > "$copy/src/search/wrong.hpp"
if "$check" "$copy" > /dev/null; then
  echo "not refused: the corridor names a game" >&2
  exit 1
fi
rm "$copy/src/search/wrong.hpp"

# A file outside all layers is refused for itself.
mkdir -p "$copy/src/nowhere"
echo '// nothing' > "$copy/src/nowhere/wrong.cpp"
if "$check" "$copy" > /dev/null; then
  echo "not refused: a file in no layer" >&2
  exit 1
fi
