#include "cli/app.hpp"
#include "cli/swift_build.hpp"

int main(int argc, char** argv) {
  papan::cli::give_way_to_swift_build(argv);
  return papan::cli::run(argc, argv);
}
