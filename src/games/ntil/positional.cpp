#include "games/ntil/positional.hpp"

namespace papan::ntil {

template <BitSet Bits>
Score Positional::operator()(const Ntil<Bits>&, const State<Bits>& state) const {
  const auto& [white, black] = state.pieces;
  return 300 * (count(white) - count(black)) +
         500 * (count(white & state.kings) - count(black & state.kings));
}

template Score Positional::operator()(const Ntil<std::uint64_t>&,
                                      const State<std::uint64_t>&) const;
template Score Positional::operator()(const Ntil<Bits128>&, const State<Bits128>&) const;

}  // namespace papan::ntil
