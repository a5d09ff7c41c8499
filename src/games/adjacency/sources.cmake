# The Adjacency Strategy Game: its files, floor by floor. The words are those of papan_layer in src/CMakeLists.txt.
papan_room(games
  TOGETHER
  rules/adjacency.cpp
  rules/evaluation.cpp)

papan_room(agents
  play/size_8.cpp
  LIGHT
  play/any_size.cpp
  play/entry.cpp
  TOGETHER:catalogue
  module.cpp)

papan_room(lab
  TOGETHER
  study/experiments.cpp
  study/fixture.cpp
  study/opened.cpp
  study/pairings.cpp
  TOGETHER:people
  study/people.cpp)
