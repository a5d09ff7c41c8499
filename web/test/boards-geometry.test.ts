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
