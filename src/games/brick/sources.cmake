# Colour Brick: its files, floor by floor. The words are those of papan_layer in src/CMakeLists.txt.
papan_room(games
  rules/shipped_builder.cpp
  rules/shipped_values.cpp
  TOGETHER
  rules/brick.cpp
  rules/builder.cpp
  rules/builder_file.cpp
  rules/explanation.cpp
  rules/fuse.cpp
  rules/judge.cpp
  rules/policy_game.cpp
  rules/values.cpp
  rules/values_file.cpp
  rules/windows.cpp)

papan_room(agents
  play/entry.cpp
  TOGETHER
  play/brain.cpp
  play/finish.cpp
  play/foresight.cpp
  play/judging.cpp
  play/survival.cpp
  play/ways.cpp
  play/weights_file.cpp
  LIGHT
  play/solution.cpp
  TOGETHER:catalogue
  module.cpp)

papan_room(train
  TOGETHER
  learn/beginning.cpp
  learn/values.cpp
  learn/values_learner.cpp
  TOGETHER
  learn/builder.cpp
  learn/builder_learner.cpp
  learn/weights_learner.cpp
  learn/weights_plan.cpp
  learn/weights_run.cpp)

papan_room(lab
  TOGETHER
  study/experiments.cpp
  study/cases.cpp
  study/examples.cpp
  study/figures.cpp
  study/genetic.cpp
  study/records.cpp
  study/short.cpp
  study/trials.cpp)

papan_room(cli
  TOGETHER:bench
  commands/bench.cpp
  TOGETHER
  commands/brick.cpp
  commands/explain.cpp
  commands/export.cpp)

# The assembler copies the learned values, the templates and the solution's text into the program.
papan_carries(rules/shipped_values.cpp PAPAN_VALUES_FOLDER ${CMAKE_CURRENT_LIST_DIR}/rules values-*.bin)
papan_carries(rules/shipped_builder.cpp PAPAN_BUILDERS_FOLDER ${CMAKE_CURRENT_LIST_DIR}/rules builder-*.json)
papan_carries(play/solution.cpp PAPAN_SOLUTION_FILE ${CMAKE_CURRENT_LIST_DIR}/play/solution.txt)
