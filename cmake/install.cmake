# What `cmake --install` puts where. A program under bin finds its module under lib/papan
# (src/train/pagmo_optimiser.cpp). The manual and the completions come out of the program
# itself, when it is installed. Rehearsed by `tools/bare_machine package`.
include(GNUInstallDirs)
# Not lib/<machine>, which not every prefix has: the program looks here.
set(own_libraries lib/papan)
set(PAPAN_SWIFT_PROGRAM "" CACHE FILEPATH
  "A papan built for x86-64-v3, to be installed beside a portable one (see tools/release)")

install(TARGETS papan RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS papan_pagmo LIBRARY DESTINATION ${own_libraries})
if(PAPAN_SWIFT_PROGRAM)
  install(PROGRAMS ${PAPAN_SWIFT_PROGRAM} DESTINATION ${own_libraries} RENAME papan-x86-64-v3)
endif()

set(written ${PROJECT_BINARY_DIR}/written)
install(CODE "
  execute_process(COMMAND ${CMAKE_COMMAND} -D PAPAN=$<TARGET_FILE:papan> -D FOLDER=${written}
    -D SOURCE=${PROJECT_SOURCE_DIR} -P ${PROJECT_SOURCE_DIR}/cmake/write_documents.cmake
    COMMAND_ERROR_IS_FATAL ANY)")
install(DIRECTORY ${written}/man1 DESTINATION ${CMAKE_INSTALL_MANDIR})
install(FILES ${written}/completion/bash RENAME papan
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${written}/completion/zsh RENAME _papan
  DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${written}/completion/fish RENAME papan.fish
  DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES ${written}/changelog.gz DESTINATION ${CMAKE_INSTALL_DOCDIR})

install(FILES ${PROJECT_SOURCE_DIR}/packaging/papan.desktop
  DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${PROJECT_SOURCE_DIR}/web/public/icon.svg RENAME papan.svg
  DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES ${PROJECT_SOURCE_DIR}/README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE RENAME copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs DESTINATION ${CMAKE_INSTALL_DOCDIR})
