// Work on the store that finds a value, in two: what runs on the store's thread and keeps the
// value, and what hands it on. The threads of the store know no values (Journal, LabReader).
#pragma once

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

#include "core/result.hpp"
#include "store/store.hpp"

namespace papan::server {

struct StoreWork {
  std::function<Result<void>(Store& store)> work;
  std::function<void(const Result<void>& done)> then;
};

// `find` gives a Result<T> of the store; `then` gets it, or the error that came instead.
template <class Find, class Then>
StoreWork keeping(Find find, Then then) {
  using Found = std::invoke_result_t<Find, Store&>;
  auto found = std::make_shared<Found>(Error{});
  return {[find = std::move(find), found](Store& store) -> Result<void> {
            *found = find(store);
            return *found ? Result<void>() : found->error();
          },
          [then = std::move(then), found](const Result<void>& done) {
            if (!done) *found = done.error();
            then(std::move(*found));
          }};
}

}  // namespace papan::server
