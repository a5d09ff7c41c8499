#!/bin/sh
# tools/progress.sh and tools/build_progress.awk: what is told of a long command is true, and a
# failed one is told with its exit code, its command, its last lines and what to do.
#
#   progress_test.sh ROOT
set -eu

root=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# shellcheck source=tools/progress.sh
. "$root/tools/progress.sh"

# expect WHAT HAS: the text WHAT has HAS in it.
expect() {
  case $1 in
    *"$2"*) ;;
    *) echo "expected '$2' in: $1" >&2; exit 1 ;;
  esac
}

report() { line="a line"; }

# What works says nothing but to its log, when it is quick.
said=$(attend "a thing" "$folder/log" report "do" echo hello 2>&1)
[ -z "$said" ] || { echo "said: $said" >&2; exit 1; }
expect "$(cat "$folder/log")" hello

# What lasts is told, with its time.
expect "$(attend "a thing" "$folder/log" report "do" sleep 4 2>&1)" "== a thing: a line"

# What fails tells why.
status=0
said=$(attend "a thing" "$folder/log" report "do this" sh -c 'echo why; exit 7' 2>&1) || status=$?
[ "$status" -eq 7 ] || { echo "exit code $status" >&2; exit 1; }
for part in "a thing failed with exit code 7: sh -c" "| why" "$folder/log" "what next: do this"; do
  expect "$said" "$part"
done

# Of a build that failed, the step that did, though others ended after it.
{
  printf 'FAILED: a.o\nc++ a.cpp\na.cpp:1: error: no\n'
  i=0
  while [ $i -lt 18 ]; do echo "[$i/99] another"; i=$((i + 1)); done
} > "$folder/log"
expect "$(last_words "$folder/log")" "a.cpp:1: error: no"

expect "$(duration 59)" "59 s"
expect "$(duration 207)" "3 min 20 s"
expect "$(duration 1234)" "21 min"

# Steps weigh what they cost, and go on at the pace that they had: 90 of 100 at 15 in 12.5 s, where
# 5 in 2.5 s are what the costs themselves say of two processors.
printf '# costs\n10 a.o\n60 b.o\n30 The page\n' > "$folder/costs"
printf 'Building CXX object a.o\nBuilding CXX object b.o\nThe page\n' > "$folder/plan"
progress() { awk -v elapsed="$1" -v cores=2 -f "$root/tools/build_progress.awk" "$folder/costs" "$folder/plan" "$folder/log"; }
echo '[1/3] Building CXX object a.o' > "$folder/log"
expect "$(progress 10)" "1 of 3 steps, 10 %, about 1 min 10 s left (a)"
echo '[2/3] The page' >> "$folder/log"
expect "$(progress 30)" "2 of 3 steps, 40 %, about 40 s left (The page)"
# Before anything is known of this machine, it is called a guess: 100 s on two processors.
: > "$folder/log"
expect "$(progress 0)" "0 of 3 steps, 0 %, about 50 s left at a guess"
# A step without a cost weighs what the others do in the mean.
printf 'Building CXX object new.o\nBuilding CXX object b.o\n' > "$folder/plan"
echo '[1/2] Building CXX object new.o' > "$folder/log"
expect "$(progress 30)" "35 %"
