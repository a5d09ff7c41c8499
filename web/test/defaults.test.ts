// The page's defaults: people play Ntil with its namesake rule.

import assert from "node:assert/strict";
import { test } from "node:test";
import { mostRounds, parametersFor } from "../src/play/defaults";
import type { OptionInfo } from "../src/protocol/catalogue";
import type { Player } from "../src/protocol/messages";

const kPerson: Player = { kind: "person", name: "" };
const kAgent: Player = { kind: "agent", spec: "best" };
const flag = (key: string): OptionInfo => ({ key, kind: "flag", default: "off", help: "" });

test("with a person in a seat, a capture that is left out is punished", () => {
  const ntil = { parameters: [flag("ntil")] };
  assert.deepEqual(parametersFor(ntil, [kPerson, kAgent]), { ntil: "on" });
  assert.deepEqual(parametersFor(ntil, [kAgent, kPerson]), { ntil: "on" });
  assert.deepEqual(parametersFor(ntil, [kAgent, kAgent]), {});
  assert.deepEqual(parametersFor({ parameters: [flag("empties_to_winner")] }, [kPerson, kAgent]), {});
});

test("rounds are counted by the board", () => {
  assert.deepEqual([4, 5, 8, 10].map(mostRounds), [4, 8, 28, 46]);
  assert.equal(mostRounds(1), 1, "while a size is still being typed");
});
