// Addresses: every link that the page makes is read back as what it meant.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gameHash, parseRoute, seatHash } from "../src/router";

test("addresses are read", () => {
  assert.deepEqual(parseRoute(""), { screen: "home" });
  assert.deepEqual(parseRoute("#/"), { screen: "home" });
  assert.deepEqual(parseRoute("#/games"), { screen: "games" });
  assert.deepEqual(parseRoute("#/game/12"), { screen: "game", id: 12, ply: null, seatToken: null });
});

test("a game may open on a tab that studies it", () => {
  assert.deepEqual(parseRoute("#/game/12?study"), { screen: "game", id: 12, ply: null, seatToken: null, study: true });
  assert.deepEqual(parseRoute("#/game/12?explain"), { screen: "game", id: 12, ply: null, seatToken: null, explain: true });
});

test("links lead back to their game, ply and seat", () => {
  assert.deepEqual(parseRoute(gameHash(12, 7)), { screen: "game", id: 12, ply: 7, seatToken: null });
  assert.deepEqual(parseRoute(gameHash(12)), { screen: "game", id: 12, ply: null, seatToken: null });
  assert.deepEqual(parseRoute(seatHash(3, "a+/b=")), { screen: "game", id: 3, ply: null, seatToken: "a+/b=" });
});

test("nonsense leads home", () => {
  for (const hash of ["#/game/", "#/game/x", "#/game/-1", "#/other", "#/game/1e3"]) {
    assert.deepEqual(parseRoute(hash), { screen: "home" }, hash);
  }
});
