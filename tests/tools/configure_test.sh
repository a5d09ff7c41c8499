#!/bin/sh
# ./run's configuration needs nothing that only `tools/setup test` installs. A machine that
# has it all would not notice, so it is hidden here.
#
#   configure_test.sh ROOT
set -eu

root=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cd "$root"
if ! cmake --preset release -B "$folder" \
  -DCMAKE_PROJECT_INCLUDE_BEFORE="$root/tests/tools/hide_test_packages.cmake" > "$folder/said" 2>&1; then
  cat "$folder/said"
  exit 1
fi
