# `cpack -G DEB` and `cpack -G TGZ` in a build folder. tools/release makes the packages for
# others, which hold a portable program and a swift one; one made of build/release runs only
# on x86-64-v3.
set(CPACK_PACKAGE_NAME papan)
set(CPACK_PACKAGE_VENDOR "Papan contributors")
set(CPACK_PACKAGE_CONTACT "Papan contributors <papan@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "board and tile games, agents that play them, and a laboratory")
set(CPACK_PACKAGE_DESCRIPTION
"Othello, Adjacency, the Ntil of Lombok, Collapse and Colour Brick: to play in
the browser or in the terminal, alone, against agents of ten levels, or two on
two devices; to analyse, and to run matches, tournaments, trainings and the
experiments of the papers that the games come from.
.
One program without accounts: 'papan serve --open' shows the page.")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_FILE_NAME papan-${PROJECT_VERSION}-linux-x86-64)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE "")
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS xdg-utils)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
