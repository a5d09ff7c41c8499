// Where arrow keys lead on squares and on points, and what flipping does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { arrows, Geometry } from "../src/boards/geometry";
import { pointsLayout, squaresLayout } from "./boards-layouts";

const cellNamed = (geometry: Geometry, name: string) => geometry.layout.cells.findIndex(([other]) => other === name);
const go = (geometry: Geometry, from: string, arrow: [number, number]) =>
  geometry.name(geometry.next(cellNamed(geometry, from), arrow));

test("arrows move by one square and stop at the edge", () => {
  const geometry = new Geometry(squaresLayout(4, 4), false);
  assert.equal(go(geometry, "b2", [1, 0]), "c2");
  assert.equal(go(geometry, "b2", [0, -1]), "b1");
  assert.equal(go(geometry, "a1", [-1, 0]), "a1");
  assert.equal(go(geometry, "d4", [0, 1]), "d4");
});

test("arrows follow the screen when the board is flipped", () => {
  const geometry = new Geometry(squaresLayout(4, 4), true);
  assert.equal(go(geometry, "b2", [1, 0]), "a2");
  assert.equal(go(geometry, "b2", [0, 1]), "b1");
  assert.deepEqual(geometry.spot(0), { x: 350, y: 350 });
});

test("between two cells lie those on the straight way, and no others", () => {
  const geometry = new Geometry(squaresLayout(5, 5), false);
  const names = (from: string, to: string) => geometry.between(cellNamed(geometry, from), cellNamed(geometry, to)).map((cell) => geometry.name(cell));
  assert.deepEqual(names("a1", "d4"), ["b2", "c3"]);
  assert.deepEqual(names("e2", "b2").sort(), ["c2", "d2"]);
  assert.deepEqual(names("a1", "b3"), []);
  assert.deepEqual(names("a1", "b1"), []);
});

test("a frame names every column and every row once, where they are seen", () => {
  const straight = new Geometry(squaresLayout(3, 2), false).labels(40);
  assert.deepEqual(straight.map(({ text }) => text).sort(), ["1", "2", "a", "b", "c"]);
  assert.deepEqual(straight.find(({ text }) => text === "a"), { text: "a", x: 50, y: 220 });
  const flipped = new Geometry(squaresLayout(3, 2), true).labels(40);
  assert.deepEqual(flipped.find(({ text }) => text === "a"), { text: "a", x: 250, y: 220 });
  assert.deepEqual(flipped.find(({ text }) => text === "1"), { text: "1", x: -20, y: 150 });
});

test("on points an arrow skips what is no point, and every point is reached", () => {
  const geometry = new Geometry(pointsLayout(), false);
  assert.equal(go(geometry, "a1", [1, 0]), "c1");
  assert.equal(go(geometry, "a1", [0, 1]), "b2");
  assert.equal(go(geometry, "c3", [0, -1]), "c2");
  const reached = new Set([0]);
  for (const cell of reached) {
    for (const arrow of Object.values(arrows)) reached.add(geometry.next(cell, arrow));
  }
  assert.equal(reached.size, geometry.count);
});
