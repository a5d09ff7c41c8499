#include "cli/app.hpp"

int main(int argc, char** argv) {
  return papan::cli::run(argc, argv);
}
