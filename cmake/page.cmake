# The page: built by npm into web/dist, then embedded in the binary. Where npm is not
# there, what was built before is taken, or else a plain page that says so.
#
#   ninja page        builds the page alone
set(web ${PROJECT_SOURCE_DIR}/web)
set(PAPAN_EMBEDDED_PAGE ${PROJECT_BINARY_DIR}/page/embedded_page.cpp)
find_program(PAPAN_NPM npm)

if(PAPAN_PAGE AND PAPAN_NPM AND EXISTS ${web}/index.html)
  # Not ${web}/*.html, which in a recursive glob would find what was built. The rules on the
  # page come from docs/games.
  file(GLOB_RECURSE page_sources CONFIGURE_DEPENDS ${web}/src/* ${web}/public/* ${web}/tools/*
       ${PROJECT_SOURCE_DIR}/docs/games/*.md)
  add_custom_command(
    OUTPUT ${web}/node_modules/.package-lock.json
    # Not `npm ci`, which wants the parts for every other kind of machine listed too.
    COMMAND ${PAPAN_NPM} install --no-save --no-audit --no-fund --no-progress --loglevel=error
    COMMAND ${CMAKE_COMMAND} -E touch ${web}/node_modules/.package-lock.json
    DEPENDS ${web}/package-lock.json
    WORKING_DIRECTORY ${web}
    COMMENT "Fetching the page's tools")
  add_custom_command(
    OUTPUT ${web}/dist/index.html
    # Without `npm run check`, which is the tests' part.
    COMMAND ${PAPAN_NPM} exec --loglevel=error -- vite build --logLevel=warn
    DEPENDS ${page_sources} ${web}/index.html ${web}/package.json ${web}/tsconfig.json ${web}/vite.config.ts
            ${web}/node_modules/.package-lock.json
    WORKING_DIRECTORY ${web}
    COMMENT "Building the page")
  set(page_folder ${web}/dist)
elseif(EXISTS ${web}/dist/index.html)
  set(page_folder ${web}/dist)
else()
  set(page_folder ${PROJECT_SOURCE_DIR}/src/server/net/no_page)
endif()

add_custom_command(
  OUTPUT ${PAPAN_EMBEDDED_PAGE}
  COMMAND ${CMAKE_COMMAND} -D FOLDER=${page_folder} -D OUT=${PAPAN_EMBEDDED_PAGE}
          -P ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
  DEPENDS ${page_folder}/index.html ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
  COMMENT "Embedding the page")
add_custom_target(page DEPENDS ${PAPAN_EMBEDDED_PAGE})
