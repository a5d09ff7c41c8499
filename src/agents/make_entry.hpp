// make_entry<F>: the catalogue's entry of one game, put together from what its rules
// types bring (agents/make_variant.hpp). Included only by games/<game>/play/entry.cpp.
#pragma once

#include "agents/catalogue.hpp"

namespace papan {

// Instantiated for each rules type in a file of its own, so that they compile apart.
template <GameFamily F, Game G>
VariantEntry make_variant();

template <class F>
CatalogueEntry make_entry() {
  static_assert(GameFamily<F>);
  std::vector<VariantEntry> variants;
  F::Variants::for_each([&]<Game G>() { variants.push_back(make_variant<F, G>()); });
  CatalogueEntry entry = join_variants(FamilyEntry<F>::entry(), std::move(variants));
  entry.module = make_module<F>();
  return entry;
}

}  // namespace papan
