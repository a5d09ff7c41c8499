#!/bin/sh
# A portable program gives way to the swift one of its installation, unless it is told not
# to or the machine cannot run that.
#
#   swift_build_test.sh ROOT       compiles the way of giving way, with programs that say who they are
set -eu

root=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/bin" "$folder/lib/papan"

cat > "$folder/main.cpp" <<'MAIN'
#include <cstdio>
#include "cli/swift_build.hpp"
int main(int, char** argv) {
  papan::cli::give_way_to_swift_build(argv);
  std::printf("portable %s\n", argv[1]);
}
MAIN
c++ -std=c++20 -I "$root/src" "$folder/main.cpp" "$root/src/cli/swift_build.cpp" -o "$folder/bin/papan"

expect() {
  said=$("$folder/bin/papan" argument)
  [ "$said" = "$1" ] || { echo "expected '$1', but it said '$said'" >&2; exit 1; }
}

expect "portable argument"
# shellcheck disable=SC2016 # for that program
printf '#!/bin/sh\necho "swift $1"\n' > "$folder/lib/papan/papan-x86-64-v3"
expect "portable argument"  # may not be run
chmod +x "$folder/lib/papan/papan-x86-64-v3"
if grep -q ' avx2 .* bmi2 ' /proc/cpuinfo; then
  expect "swift argument"
else
  expect "portable argument"
fi
PAPAN_PORTABLE=1 expect "portable argument"
