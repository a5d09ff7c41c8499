# How all our own code is compiled: warnings are errors, release is -O3, and
# nothing newer than x86-64-v3 (AVX2, BMI2) is required or used.
add_library(papan_options INTERFACE)
target_compile_options(papan_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
  -Wno-missing-field-initializers -Werror)
# GCC 12 sees overlaps and overflows in the standard's strings where there are none (its bugs
# 105329 and 105651); the sanitizers look for real ones.
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  target_compile_options(papan_options INTERFACE
    -Wno-array-bounds -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread)
  # Kilobytes before the compiler looks for garbage: a tenth of its time less, for some 100 MB.
  target_compile_options(papan_options INTERFACE --param=ggc-min-heapsize=400000)
endif()
# No fused multiply-add: the same doubles, hence the same games, on every machine.
target_compile_options(papan_options INTERFACE -ffp-contract=off)

set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
# Lines for stack traces; the sanitizers need no more, and full debug information
# doubles the time to build. -O1 would take a third longer to build under them.
set(CMAKE_CXX_FLAGS_DEBUG "-Og -g1")
# Which sees too little of a function to know what is initialised.
if(CMAKE_BUILD_TYPE STREQUAL Debug AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  target_compile_options(papan_options INTERFACE -Wno-maybe-uninitialized)
endif()

if(NOT PAPAN_PORTABLE AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(papan_options INTERFACE -march=x86-64-v3)
else()
  # Wide vectors are split where the machine has none; their ABI does not matter
  # to us because everything is built with the same options.
  target_compile_options(papan_options INTERFACE -Wno-psabi)
endif()

if(PAPAN_SANITIZE)
  target_compile_options(papan_options INTERFACE
    -fsanitize=${PAPAN_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(papan_options INTERFACE -fsanitize=${PAPAN_SANITIZE})
  # What the address sanitizer sees anyway; these checks stand at every access, and take a third
  # of the time to build.
  if(PAPAN_SANITIZE MATCHES undefined)
    target_compile_options(papan_options INTERFACE -fno-sanitize=alignment,null,object-size,vptr)
  endif()
endif()

# The headers that nearly every file reads, read once: they cost more than the file
# itself (docs/decisions/build-time.md). Files still include what they use.
set(PAPAN_COMMON_HEADERS <algorithm> <array> <atomic> <bit> <chrono> <cmath> <cstdint> <deque>
  <filesystem> <fstream> <functional> <map> <memory> <mutex> <numeric> <optional> <set> <span>
  <stop_token> <string> <string_view> <thread> <utility> <variant> <vector> <fmt/format.h>)
