# Writes a C++ file that holds every file of a folder: cmake -D FOLDER=... -D OUT=...
# -P embed.cmake. The assembler copies the bytes (.incbin), so that it compiles at once
# whatever the size; a hash of each file stands in the text, so that it compiles again
# when one has changed. See src/server/net/assets.hpp.
file(GLOB_RECURSE files RELATIVE ${FOLDER} ${FOLDER}/*)
list(SORT files)
get_filename_component(packed ${OUT} DIRECTORY)
set(packed ${packed}/gzip)
file(REMOVE_RECURSE ${packed})
file(MAKE_DIRECTORY ${packed})

set(symbols "")
set(assembly "")
set(rows "")
set(number 0)
foreach(file IN LISTS files)
  if(file MATCHES "\\.map$")
    continue()
  endif()
  set(small ${packed}/${number}.gz)
  execute_process(COMMAND gzip -9 -n -c ${FOLDER}/${file} OUTPUT_FILE ${small} COMMAND_ERROR_IS_FATAL ANY)
  file(SHA256 ${FOLDER}/${file} hash)
  string(SUBSTRING ${hash} 0 16 hash)
  file(SIZE ${FOLDER}/${file} size)
  file(SIZE ${small} small_size)
  if(small_size GREATER_EQUAL size)
    set(small_size 0)
  endif()
  foreach(kind body gzip)
    string(APPEND symbols "extern const char papan_page_${number}_${kind}[];\n")
  endforeach()
  string(APPEND assembly
    "    \"papan_page_${number}_body: .incbin \\\"${FOLDER}/${file}\\\"\\n\"\n"
    "    \"papan_page_${number}_gzip: .incbin \\\"${small}\\\"\\n\"\n")
  string(APPEND rows
    "    {\"/${file}\", {papan_page_${number}_body, ${size}}, {papan_page_${number}_gzip, ${small_size}}, \"${hash}\"},\n")
  math(EXPR number "${number} + 1")
endforeach()

file(WRITE ${OUT} "// Written by cmake/embed.cmake.
#include <array>

#include \"server/net/assets.hpp\"

asm(\".pushsection .rodata\\n\"
${assembly}    \".popsection\\n\");

extern \"C\" {
${symbols}}

namespace papan::server {

std::span<const Asset> embedded_assets() {
  static const std::array<Asset, ${number}> assets = {{
${rows}  }};
  return assets;
}

}  // namespace papan::server
")
