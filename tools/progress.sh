# shellcheck shell=sh
# Long commands, told while they run: how far they are and how long they will take. To be
# sourced. The command runs in front, so that Ctrl-C reaches it; the teller stands beside it.
# Tested in tests/tools/progress_test.sh.
#
#   attend NAME LOG REPORT ADVICE COMMAND...
#
# REPORT is a function that gets the seconds since the beginning and sets `line` to what
# there is to say. All that the command prints goes to LOG; where it fails, its last lines
# are shown with ADVICE, what to do next.

say() { printf '== %s\n' "$*" >&2; }

is_terminal() { [ -t 2 ] && [ "${TERM:-dumb}" != dumb ]; }

# duration SECONDS: as one says it, and no more exact than one would.
duration() {
  if [ "$1" -lt 60 ]; then
    echo "$1 s"
  elif [ "$1" -lt 600 ]; then
    echo "$(($1 / 60)) min $(($1 % 60 / 10 * 10)) s"
  else
    echo "$((($1 + 30) / 60)) min"
  fi
}

# left ELAPSED DONE ALL: the time left if it goes on as it went.
left() { duration $(($1 * ($3 - $2) / $2)); }

# The report of a command that does not say how far it is.
report_time() { line="$(duration "$1") so far"; }

# On a terminal one line that is rewritten, elsewhere a line now and then.
show() {
  if is_terminal; then
    width=$(tput cols 2>/dev/null || echo 80)
    printf '\r\033[K%.*s' "$((width - 1))" "== $1" >&2
  else
    say "$1"
  fi
}

clear_line() { if is_terminal; then printf '\r\033[K' >&2; fi; }

# Until it is ended, or the script is gone. What is over in two seconds is not worth a line.
tell() {
  name=$1
  report=$2
  begun=$(date +%s)
  told=-15
  pause=15
  if is_terminal; then pause=1; fi
  while sleep 1 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
    elapsed=$(($(date +%s) - begun))
    if [ "$elapsed" -lt 2 ] || [ $((elapsed - told)) -lt "$pause" ]; then continue; fi
    told=$elapsed
    line=
    "$report" "$elapsed"
    show "$name: $line"
  done
}

end_telling() {
  kill "$teller" 2>/dev/null || true
  wait "$teller" 2>/dev/null || true
  clear_line
}

stop_attending() {
  end_telling
  trap - INT TERM HUP
  say "stopped while $name; the next time it goes on from there"
  exit 130
}

# The lines that tell why: from the first complaint of ninja or cmake on, or else the last ones.
last_words() {
  if grep -q -e '^FAILED: ' -e '^CMake Error' "$1"; then
    sed -n -e '/^FAILED: /,$p' -e '/^CMake Error/,$p' "$1" | head -n 20
  else
    grep -v -e '^..status:' -e '^debconf: ' "$1" | tail -n 15
  fi | cut -c 1-300 | sed 's/^/   | /'
}

attend() {
  name=$1
  log=$2
  report=$3
  advice=$4
  shift 4
  mkdir -p "$(dirname "$log")"
  : >"$log"
  since=$(date +%s)
  tell "$name" "$report" &
  teller=$!
  trap stop_attending INT TERM HUP
  status=0
  "$@" >"$log" 2>&1 </dev/null || status=$?
  end_telling
  trap - INT TERM HUP
  if [ "$status" -eq 0 ]; then
    took=$(($(date +%s) - since))
    if [ "$took" -ge 2 ]; then say "$name: done in $(duration "$took")"; fi
    return 0
  fi
  {
    echo "papan: $name failed with exit code $status: $*"
    last_words "$log"
    echo "   all of it: $log"
    echo "   what next: $advice"
  } >&2
  return "$status"
}
