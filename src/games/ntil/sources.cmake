# Ntil: its files, floor by floor. The words are those of papan_layer in src/CMakeLists.txt.
papan_room(games
  TOGETHER
  rules/geometry.cpp
  rules/ntil.cpp
  rules/paper.cpp
  rules/positional.cpp)

papan_room(agents
  play/large_board.cpp
  play/small_boards.cpp
  play/paper_game.cpp
  play/solution.cpp
  LIGHT
  play/entry.cpp
  TOGETHER:catalogue
  module.cpp)

papan_room(lab
  TOGETHER:experiments
  study/experiments.cpp
  study/example_experiment.cpp
  TOGETHER:people
  study/costs.cpp
  TOGETHER
  study/people.cpp
  study/example.cpp)
