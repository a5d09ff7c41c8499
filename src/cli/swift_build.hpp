// The swift build: a program for any x86-64 gives its place to one for x86-64-v3, where the
// machine can run that and it is installed (cmake/install.cmake puts it into ../lib/papan).
// Both decide the same. With PAPAN_PORTABLE in the environment the portable one stays.
// Tested in tests/tools/swift_build_test.sh.
#pragma once

namespace papan::cli {

// Returns where there is nothing to give way to.
void give_way_to_swift_build(char** argv);

}  // namespace papan::cli
