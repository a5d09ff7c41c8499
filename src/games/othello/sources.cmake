# Othello: its files, floor by floor. The words are those of papan_layer in src/CMakeLists.txt.
papan_room(games
  rules/pattern_weights.cpp
  TOGETHER:positions
  rules/evaluation.cpp
  rules/ggf.cpp
  rules/obf.cpp
  rules/othello.cpp
  rules/transcript.cpp
  rules/wthor.cpp)

papan_room(agents
  play/size_8.cpp
  play/endgame.cpp
  play/endgame_order.cpp
  play/midgame.cpp
  TOGETHER
  play/exact.cpp
  play/sharp_play.cpp
  LIGHT
  play/book.cpp
  play/entry.cpp
  TOGETHER
  play/size_4.cpp
  play/size_6.cpp
  play/size_10.cpp
  TOGETHER:catalogue
  module.cpp
  TOGETHER
  play/book_moves.cpp
  play/gtp_agent.cpp
  play/gtp_session.cpp
  play/nboard_session.cpp)

papan_room(train
  TOGETHER
  learn/book.cpp
  learn/book_learner.cpp
  learn/own_games.cpp
  learn/patterns.cpp
  learn/patterns_learner.cpp
  learn/run.cpp
  TOGETHER
  learn/examples.cpp
  learn/probcut.cpp
  learn/probcut_learner.cpp)

papan_room(lab
  TOGETHER:people
  study/experiments.cpp
  TOGETHER:games
  study/techniques.cpp
  study/midgames.cpp)

papan_room(cli
  TOGETHER:bench
  commands/bench_threads.cpp
  TOGETHER:solve
  commands/solve_problems.cpp
  commands/book.cpp
  commands/gtp.cpp
  commands/nboard.cpp
  TOGETHER:records
  commands/import.cpp)

# The assembler copies what was learnt into the program.
papan_carries(rules/pattern_weights.cpp PAPAN_PATTERNS_FILE ${CMAKE_CURRENT_LIST_DIR}/rules/patterns.bin)
papan_carries(play/book.cpp PAPAN_BOOK_FILE ${CMAKE_CURRENT_LIST_DIR}/play/book.txt)
