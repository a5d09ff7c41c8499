// Moves of one cell, and sets of cells chosen one by one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ChooseInput } from "../src/boards/input/choose";
import { isPass } from "../src/boards/input/input";
import { SingleInput } from "../src/boards/input/single";
import type { LegalMove } from "../src/protocol/messages";

test("one click plays one cell", () => {
  const input = new SingleInput([["d3", 19], ["pass"]]);
  assert.deepEqual(input.choice().targets, [19]);
  assert.deepEqual(input.click(19), { kind: "move", text: "d3" });
  assert.deepEqual(input.click(20), { kind: "refused", why: "board.illegal" });
  assert.deepEqual(new SingleInput([]).click(19), { kind: "refused", why: "board.wait" });
});

const sets: LegalMove[] = [["ntil:a,b", 0, 1], ["ntil:a,c", 0, 2], ["ntil:b,c", 1, 2]];

test("a set is chosen in any order and waits to be confirmed", () => {
  const input = new ChooseInput(sets);
  assert.equal(input.choice().left, 2);
  assert.equal(input.click(2).kind, "changed");
  assert.deepEqual([...input.choice().targets].sort(), [0, 1]);
  assert.equal(input.choice().left, 1);
  input.click(0);
  assert.deepEqual([input.choice().left, input.choice().ready], [0, "ntil:a,c"]);
  assert.deepEqual(input.click(1), { kind: "refused", why: "board.enough" });
});

test("a chosen piece can be given back", () => {
  const input = new ChooseInput(sets);
  input.click(2);
  input.click(2);
  assert.deepEqual([input.choice().left, input.choice().chosen], [2, []]);
  assert.deepEqual(input.click(9), { kind: "refused", why: "board.notToTake" });
});

test("a pass is what no cell tells, alone", () => {
  assert.ok(isPass([["pass"]]));
  assert.ok(!isPass([]));
  assert.ok(!isPass([["d3", 19]]));
});
