// Colours of discs: never the same on both sides, Othello's alone, and named as they look.

import assert from "node:assert/strict";
import { afterEach, before, test } from "node:test";
import { chooseDiscs, lookOf, lookOfKey, withDisc } from "../src/play/discs";
import { sideName } from "../src/play/names";
import { isDisc } from "../src/settings";
import { tellTheFacts } from "./helpers";

before(tellTheFacts);
afterEach(() => chooseDiscs(["black", "white"]));

test("a colour that the other side has is given up by it", () => {
  assert.deepEqual(withDisc(["black", "white"], 0, "indigo"), ["indigo", "white"]);
  assert.deepEqual(withDisc(["black", "white"], 0, "white"), ["white", "black"]);
  assert.deepEqual(withDisc(["red", "gold"], 1, "red"), ["gold", "red"]);
});

test("sides and pieces of Othello are called by their colours, those of Ntil are not", () => {
  chooseDiscs(["indigo", "gold"]);
  assert.equal(lookOf("othello", "white"), "gold");
  assert.equal(lookOf("ntil", "white"), "white");
  assert.equal(lookOf("othello", "X"), "X");
  assert.equal(sideName("othello", "black"), "Indigo");
  assert.equal(sideName("ntil", "black"), "Black");
  assert.equal(lookOfKey("othello", "board.black"), "board.indigo");
  assert.equal(lookOfKey("othello", "board.empty"), "board.empty");
});

test("only colours of the palette", () => {
  assert.ok(isDisc("soga"));
  assert.ok(!isDisc("pink"));
  assert.ok(!isDisc(undefined));
});
