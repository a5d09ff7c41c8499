# Has the program write its manual and its completions, and packs what is installed packed:
# cmake -D PAPAN=... -D FOLDER=... -D SOURCE=... -P write_documents.cmake
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER}/man1 ${FOLDER}/completion)

execute_process(COMMAND ${PAPAN} manual ${FOLDER}/man1 OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
foreach(shell bash zsh fish)
  execute_process(COMMAND ${PAPAN} completion ${shell}
    OUTPUT_FILE ${FOLDER}/completion/${shell} COMMAND_ERROR_IS_FATAL ANY)
endforeach()

# Without names and times, so that the same source gives the same bytes.
file(GLOB pages ${FOLDER}/man1/*.1)
execute_process(COMMAND gzip -9 -n ${pages} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND gzip -9 -n -c ${SOURCE}/CHANGELOG.md
  OUTPUT_FILE ${FOLDER}/changelog.gz COMMAND_ERROR_IS_FATAL ANY)
