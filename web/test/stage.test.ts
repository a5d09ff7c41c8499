// The board of a game while things happen to it: what comes during an animation loses no frame and no number.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Board } from "../src/boards/board";
import type { GameClient } from "../src/play/game_client";
import { Stage } from "../src/play/stage";
import type { Frame } from "../src/protocol/messages";

function frameAt(ply: number, text = `board ${ply}`): Frame {
  return { ply, text, steps: [], by: 0, move: "a1" } as unknown as Frame;
}

/** A game of `latest` plies, a board whose frames stand still when the test says so, and what was told of them. */
function staged(latest: number, shown = 0) {
  const frames = Array.from({ length: latest + 1 }, (_, ply) => frameAt(ply));
  const client = {
    shown, following: true, hint: null, legal: [],
    kept: (ply: number) => frames[ply],
    frame: (ply: number) => Promise.resolve(frames[ply]),
  };
  const showings: { ply: number; milliseconds: number; end: () => void }[] = [];
  const offers: number[] = [];
  const hurries: number[] = [];
  const board = {
    hurry: () => {
      hurries.push(showings.length);
      showings.at(-1)?.end();
    },
    show: (frame: Frame, { milliseconds }: { milliseconds: number }) => new Promise<void>((end) => {
      showings.at(-1)?.end();
      showings.push({ ply: frame.ply, milliseconds, end });
    }),
    offer: (legal: unknown[]) => offers.push(legal.length),
    mark: () => undefined,
  };
  const told: number[] = [];
  const stage = new Stage(client as unknown as GameClient, board as unknown as Board, () => 400, (frame) => told.push(frame.ply));
  const still = async (): Promise<void> => {
    showings.at(-1)?.end();
    await soon();
  };
  return { client, frames, stage, showings, told, still, offers, hurries };
}

function soon(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function atRest(latest: number) {
  const all = staged(latest);
  void all.stage.follow();
  await soon();
  await all.still();
  assert.deepEqual(all.told, [0]);
  return all;
}

test("a message in the middle of an animation loses no number, and cuts nothing short", async () => {
  const { client, stage, showings, told, still } = await atRest(1);
  client.shown = 1;
  void stage.follow();
  await soon();
  void stage.follow(); // "over", say
  await soon();
  assert.deepEqual(showings.map(({ ply }) => ply), [0, 1], "it is not begun anew");
  assert.equal(stage.settled, false, "and the end is not told before it is seen");
  assert.deepEqual(told, [0]);
  await still();
  assert.deepEqual(told, [0, 1]);
  assert.equal(stage.settled, true);
});

test("plies that come during an animation are played after it, each of them told", async () => {
  const { client, stage, showings, told, still } = await atRest(3);
  for (client.shown = 1; client.shown < 3; client.shown += 1) {
    void stage.follow();
    await soon();
  }
  void stage.follow();
  await still();
  await still();
  await still();
  assert.deepEqual(showings.map(({ ply, milliseconds }) => [ply, milliseconds]), [[0, 0], [1, 400], [2, 400], [3, 400]]);
  assert.deepEqual(told, [0, 1, 2, 3]);
});

test("a jump overtakes an animation, and what is jumped to is told", async () => {
  const { client, stage, showings, told, still } = await atRest(9);
  client.shown = 1;
  void stage.follow();
  await soon();
  client.shown = 0;
  void stage.follow();
  await soon();
  assert.equal(showings.at(-1)?.ply, 0, "back where it stood");
  await still();
  assert.equal(stage.settled, true);
  client.shown = 9;
  void stage.follow();
  await soon();
  await still();
  assert.deepEqual(told.at(-1), 9);
  assert.equal(stage.settled, true);
});

test("undone and played anew in the middle of an animation, the new board is shown and told", async () => {
  const { client, frames, stage, showings, told, still } = await atRest(1);
  client.shown = 1;
  void stage.follow();
  await soon();
  frames[1] = frameAt(1, "another board");
  void stage.follow();
  await soon();
  await still();
  assert.equal(showings.filter(({ ply }) => ply === 1).length, 2);
  assert.deepEqual(told, [0, 1]);
  assert.equal(stage.settled, true);
});

test("after a preview in the middle of an animation the game is shown and told again", async () => {
  const { client, stage, told, still } = await atRest(1);
  client.shown = 1;
  void stage.follow();
  await soon();
  void stage.preview(frameAt(7));
  await soon();
  await still();
  void stage.preview(null);
  await soon();
  await still();
  assert.deepEqual(told, [0, 1]);
});

test("a press into an animation ends it: the rest of the way is not played, and moves are offered at its end", async () => {
  const { client, stage, showings, told, still, offers, hurries } = await atRest(3);
  client.shown = 3;
  void stage.follow();
  await soon();
  const offered = offers.length;
  const rested = stage.hurry();
  await soon();
  await still();
  await still();
  await rested;
  assert.deepEqual(hurries, [2], "the frame that moved is ended");
  assert.deepEqual(showings.map(({ ply, milliseconds }) => [ply, milliseconds]), [[0, 0], [1, 400], [2, 0], [3, 0]]);
  assert.deepEqual(told, [0, 1, 2, 3], "each of them told");
  assert.ok(offers.length > offered);
  assert.equal(stage.settled, true);
});

test("after a press into an animation the next move is played at its own speed", async () => {
  const { client, stage, showings, still } = await atRest(2);
  client.shown = 1;
  void stage.follow();
  await soon();
  await stage.hurry();
  client.shown = 2;
  void stage.follow();
  await soon();
  await still();
  assert.deepEqual(showings.map(({ milliseconds }) => milliseconds), [0, 400, 400]);
});
