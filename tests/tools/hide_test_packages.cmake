# Read before the project by configure_test.sh: whoever looks for what only the tests need is
# told so, as if on a machine that has nothing of it.
set(only_for_tests GTest gtest rapidcheck RapidCheck)

macro(find_package name)
  if("${name}" IN_LIST only_for_tests)
    message(FATAL_ERROR "the program's configuration looks for the package ${name}")
  endif()
  _find_package(${ARGV})
endmacro()

function(find_library variable)
  foreach(name IN LISTS ARGN)
    if(name IN_LIST only_for_tests)
      message(FATAL_ERROR "the program's configuration looks for the library ${name}")
    endif()
  endforeach()
  _find_library(${ARGV})
endfunction()
