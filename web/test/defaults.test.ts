// The page's defaults: people play the whole game, as the game says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { mostRounds, parametersFor } from "../src/play/defaults";
import type { Player } from "../src/protocol/messages";
import { kFacts } from "./helpers";

const kPerson: Player = { kind: "person", name: "" };
const kAgent: Player = { kind: "agent", spec: "best" };

test("with a person in a seat, a capture that is left out is punished", () => {
  const ntil = { facts: kFacts.ntil };
  assert.deepEqual(parametersFor(ntil, [kPerson, kAgent]), { ntil: "on" });
  assert.deepEqual(parametersFor(ntil, [kAgent, kPerson]), { ntil: "on" });
  assert.deepEqual(parametersFor(ntil, [kAgent, kAgent]), {});
  assert.deepEqual(parametersFor({ facts: kFacts.othello }, [kPerson, kAgent]), {});
});

test("rounds are counted by the board", () => {
  assert.deepEqual([4, 5, 8, 10].map(mostRounds), [4, 8, 28, 46]);
  assert.equal(mostRounds(1), 1, "while a size is still being typed");
});
