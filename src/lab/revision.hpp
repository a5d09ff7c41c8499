// The revision of the source that this program was built from, as `git describe`
// tells it when building; "unknown" outside a checkout.
#pragma once

#include <string>

namespace papan::lab {

std::string revision();

}  // namespace papan::lab
