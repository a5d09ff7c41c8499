# Run at every build: writes OUTPUT with the revision of the checkout in SOURCE, and
# touches it only when that has changed.
execute_process(
  COMMAND git describe --always --dirty --exclude=* --abbrev=10
  WORKING_DIRECTORY ${SOURCE}
  OUTPUT_VARIABLE revision
  OUTPUT_STRIP_TRAILING_WHITESPACE
  ERROR_QUIET)
if(NOT revision)
  set(revision unknown)
endif()
set(content "#define PAPAN_REVISION \"${revision}\"\n")
if(EXISTS ${OUTPUT})
  file(READ ${OUTPUT} before)
endif()
if(NOT "${before}" STREQUAL "${content}")
  file(WRITE ${OUTPUT} "${content}")
endif()
