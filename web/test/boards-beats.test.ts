// Steps become beats, and beats lead from frame to frame.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { after, falls, story, toBeats } from "../src/boards/beats";
import type { Frame, Layout, Step } from "../src/protocol/messages";
import { squaresLayout } from "./boards-layouts";

const places = squaresLayout(3, 3).cells;

test("what turns turns together, after the piece that came", () => {
  const steps: Step[] = [["place", -1, 0, "X", 0], ["flip", -1, 1, "X", 0], ["flip", -1, 3, "X", 0]];
  const beats = toBeats(places, steps).map((beat) => [beat.kind, beat.steps.length]);
  assert.deepEqual(beats, [["place", 1], ["flip", 2]]);
});

test("every leap of a chain is a beat of its own", () => {
  const steps: Step[] = [
    ["move", 0, 2, "w", 0], ["remove", -1, 1, "b", 0], ["move", 2, 8, "w", 0], ["remove", -1, 5, "b", 0],
  ];
  assert.deepEqual(toBeats(places, steps).map(({ kind }) => kind), ["move", "remove", "move", "remove"]);
});

test("points go with the removal before them, else alone", () => {
  const chain: Step[] = [
    ["remove", -1, 0, "-", 0], ["score", -1, -1, "", 9], ["remove", -1, 1, "-", 0], ["score", -1, -1, "", 246],
    ["score", -1, -1, "", 1000],
  ];
  const beats = toBeats(places, chain).map(({ kind, points }) => [kind, points]);
  assert.deepEqual(beats, [["remove", 9], ["remove", 246], ["score", 1000]]);
});

test("columns close after tiles fell", () => {
  const steps: Step[] = [["fall", 0, 6, "1", 0], ["fall", 6, 7, "1", 0], ["fall", 8, 7, "2", 0]];
  assert.deepEqual(toBeats(places, steps).map(({ steps: { length } }) => length), [1, 2]);
});

test("a beat of falls reads every piece before it writes any", () => {
  const steps: Step[] = [["fall", 0, 3, "1", 0], ["fall", 3, 6, "2", 0]];
  assert.equal(after([..."1--2-----"], { kind: "fall", points: null, steps }).join(""), "---1--2--");
});

test("loose pieces fall to the floor of their column in order", () => {
  const steps = falls(places, [..."12-3-----"]);
  assert.deepEqual(steps, [["fall", 3, 6, "3", 0], ["fall", 0, 3, "1", 0], ["fall", 1, 7, "2", 0]]);
});

test("steps that do not lead from these pieces to the frame make no story", () => {
  const frame = { steps: [["place", -1, 0, "X", 0]] as Step[], pieces: "X--------" };
  assert.equal(story(places, [..."---------"], frame, false)?.length, 1);
  assert.equal(story(places, [..."--------O"], frame, false), null);
});

const frames = new URL("../demo/frames/", import.meta.url);
for (const file of readdirSync(frames)) {
  test(`every ply of ${file} has a story`, () => {
    const text = readFileSync(new URL(file, frames), "utf8");
    const game = JSON.parse(text) as { game: string; layout: Layout; frames: Frame[] };
    const settles = game.game === "brick";
    game.frames.slice(1).forEach((frame, n) => {
      const before = game.frames[n]?.pieces ?? "";
      if (frame.steps.length > 0) assert.ok(story(game.layout.cells, [...before], frame, settles), `ply ${frame.ply}`);
      else assert.equal(frame.pieces, before);
    });
  });
}
