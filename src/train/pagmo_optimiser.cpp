// Loads the module that holds pagmo: beside the program, where the build puts it, or
// where an installation does.
#include "train/pagmo_optimiser.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

#include <array>
#include <filesystem>

namespace papan::train {
namespace {

constexpr const char* kModule = "papan_pagmo.so";
constexpr std::array<const char*, 3> kFolders = {".", "../modules",
                                                 "../lib/papan"};  // from the program's

// Stays loaded: its code may be running until the end.
PapanMakePagmo* door() {
  static PapanMakePagmo* const found = []() -> PapanMakePagmo* {
    std::error_code failed;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", failed);
    for (const char* folder : kFolders) {
      const auto path = program.parent_path() / folder / kModule;
      void* const module = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
      if (module == nullptr) continue;
      return reinterpret_cast<PapanMakePagmo*>(dlsym(module, "papan_make_pagmo"));
    }
    return nullptr;
  }();
  return found;
}

}  // namespace

std::vector<std::string> pagmo_names() {
  return {"cmaes", "xnes", "sga", "de"};
}

Result<std::unique_ptr<Optimiser>> make_pagmo(const std::string& algorithm, const Search& search) {
  PapanMakePagmo* const make = door();
  if (make == nullptr) {
    return Error{fmt::format("algorithm {} needs {} beside the program", algorithm, kModule)};
  }
  return std::unique_ptr<Optimiser>(make(algorithm.c_str(), search, first_genomes(search)));
}

}  // namespace papan::train
