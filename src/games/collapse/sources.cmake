# Collapse: its files, floor by floor. The words are those of papan_layer in src/CMakeLists.txt.
papan_room(games
  rules/standard_positions.cpp
  TOGETHER
  rules/boards.cpp
  rules/collapse.cpp
  rules/decoder.cpp
  rules/small_decoder.cpp)

papan_room(agents
  play/entry.cpp
  play/tempering.cpp
  TOGETHER
  play/annealing.cpp
  play/restarts.cpp
  play/planner.cpp
  play/variations.cpp
  play/walk.cpp
  LIGHT
  TOGETHER:catalogue
  module.cpp)

papan_room(lab
  study/known_games.cpp
  TOGETHER:experiments
  study/experiments.cpp
  study/records.cpp)

papan_room(cli
  TOGETHER:bench
  commands/collapse.cpp)

# The assembler copies the standard positions and the best games that are known into the program.
papan_carries(rules/standard_positions.cpp PAPAN_POSITIONS_FILE
  ${CMAKE_CURRENT_LIST_DIR}/rules/standard_positions.txt)
papan_carries(study/known_games.cpp PAPAN_COLLAPSE_RECORDS_FILE
  ${CMAKE_SOURCE_DIR}/docs/records/collapse.jsonl)
