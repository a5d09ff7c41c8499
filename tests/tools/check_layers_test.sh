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

# The corridor names no game, not even in a comment; other words may look like one.
cat > "$copy/src/search/wrong.hpp" << 'EOF'
// until bricklayers collapsed, the quantile of Students
wait_until(); "table{border-collapse:collapse}"
EOF
"$check" "$copy"
rm "$copy/src/search/wrong.hpp"

# expect_nameless FILE LINE: with the line added, the check names its place.
expect_nameless() {
  cp "$copy/src/$1" "$copy/kept" 2> /dev/null || : > "$copy/kept"
  printf '%s\n' "$2" >> "$copy/src/$1"
  if said=$("$check" "$copy"); then
    echo "not refused: $1 says $2" >&2
    exit 1
  fi
  case $said in
    *"src/$1:"*": the corridor: names a game"*) ;;
    *) echo "refused without naming it: $said" >&2; exit 1 ;;
  esac
  mv "$copy/kept" "$copy/src/$1"
}

expect_nameless search/minimax.hpp '// as in Othello'
expect_nameless core/text.hpp 'inline constexpr int kOthelloBoards = 1;'
expect_nameless core/text.hpp 'class NtilBoard;'
expect_nameless agents/agent.hpp 'void play_brick();'
expect_nameless arena/match.cpp '// drops of bricks'
expect_nameless store/rows.hpp '"brick-5-cmaes.json"'
expect_nameless server/hub.cpp '#define PAPAN_COLLAPSE'
expect_nameless cli/bench.cpp 'if (game == "adjacency") return;'
expect_nameless CMakeLists.txt 'games/othello/module.cpp'

# Whose names these are, the rooms say.
mkdir -p "$copy/src/games/tapatan"
expect_nameless cli/bench.cpp '// Tapatan'
rmdir "$copy/src/games/tapatan"
"$check" "$copy"

# A file outside all layers is refused for itself.
mkdir -p "$copy/src/nowhere"
echo '// nothing' > "$copy/src/nowhere/wrong.cpp"
if "$check" "$copy" > /dev/null; then
  echo "not refused: a file in no layer" >&2
  exit 1
fi
