# How all our own code is compiled: warnings are errors, release is -O3, and
# nothing newer than x86-64-v3 (AVX2, BMI2) is required or used.
add_library(papan_options INTERFACE)
target_compile_options(papan_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
  -Wno-missing-field-initializers $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow> -Werror)
# No fused multiply-add: the same doubles, hence the same games, on every machine.
target_compile_options(papan_options INTERFACE -ffp-contract=off)

set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
# Lines for stack traces; the sanitizers need no more, and full debug information
# doubles the time to build.
set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g1")

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
endif()
