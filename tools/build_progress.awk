# One line on how far a build is: awk -v elapsed=SECONDS -v cores=N -f build_progress.awk
# COSTS PLAN LOG. COSTS has what steps took elsewhere, in seconds of a processor, PLAN what
# ninja would do, LOG what it has done. Steps are weighed by their costs, those without one
# by the mean. Time left is told from this machine's own pace. Until a twentieth of the weight
# is done that is little to know it by, so the pace of the costs counts as much as such a
# twentieth, and it is called a guess.
# Tested in tests/tools/progress_test.sh.

# What a step makes, as ninja's description says it; or the description itself.
function name_of(description,    words, count) {
  count = split(description, words, " ")
  return description ~ /^(Building|Linking) [A-Z]+ / ? words[count] : description
}

function weight_of(name) { return (name in cost) ? cost[name] : mean }

function rounded(seconds) {
  if (seconds < 20) return "a few seconds"
  if (seconds < 60) return "about " int(seconds / 10 + 0.5) * 10 " s"
  if (seconds < 570) return "about " int(seconds / 60) " min " int(seconds % 60 / 10) * 10 " s"
  return "about " int(seconds / 60 + 0.5) " min"
}

FNR == 1 { ++file }

file == 1 && !/^#/ {
  seconds = $1
  sub(/^[^ ]+ /, "")
  cost[$0] = seconds
  sum += seconds
  mean = sum / ++known
}

file == 2 && !/^ninja: / {
  all += weight_of(name_of($0))
  ++steps
}

file == 3 && /^\[[0-9]+\/[0-9]+\] / && !/\] Re-/ {
  sub(/^[^ ]+ /, "")
  last = name_of($0)
  done += weight_of(last)
  ++finished
}

END {
  if (done > all) done = all
  sub(/.*\.dir\//, "", last)
  sub(/\.o$/, "", last)
  if (length(last) > 50) last = substr(last, 1, 47) "..."
  printf "%d of %d steps, ", finished, steps
  few = all / 20
  printf "%d %%, %s left", 100 * done / all, rounded((all - done) * (elapsed + few / cores) / (done + few))
  if (done < few) printf " at a guess"
  if (last != "") printf " (%s)", last
  printf "\n"
}
