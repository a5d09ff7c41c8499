// papan_revision.hpp is written by cmake/revision.cmake at every build.
#include "lab/revision.hpp"

#include <papan_revision.hpp>

#include "core/version.hpp"

namespace papan::lab {

std::string revision() {
  return std::string(kVersion) + "+" + PAPAN_REVISION;
}

}  // namespace papan::lab
