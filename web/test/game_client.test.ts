// The game as the page knows it: following, looking back, undo, the end, a lost line, somebody else's move.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GameClient } from "../src/play/game_client";
import type { Player } from "../src/protocol/messages";
import { FakeServer } from "./fake_server";
import { becomes, connectTo } from "./helpers";

const kAna: Player = { kind: "person", name: "Ana" };
const kAgent: Player = { kind: "agent", spec: "random" };

async function opened(seats: Player[] = [kAna, kAna]) {
  const server = new FakeServer();
  const id = server.begin(seats);
  const connection = connectTo(server);
  await becomes(connection, "open");
  const client = await GameClient.open(connection, id);
  return { server, id, connection, client };
}

/** After all that the fake server has under way: its messages are the event loop's next steps. */
function soon(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test("a move is played, told and followed", async () => {
  const { client, connection } = await opened();
  assert.equal(client.legal.length, 9);
  await client.play("b2");
  assert.equal(client.latest, 1);
  assert.equal(client.shown, 1);
  assert.equal(client.info.frame.pieces, "----X----");
  assert.equal(client.turn, 1);
  connection.stop();
});

test("an illegal move is refused and changes nothing", async () => {
  const { client, connection } = await opened();
  await client.play("b2");
  await assert.rejects(client.play("b2"), { code: "illegal_move" });
  assert.equal(client.latest, 1);
  connection.stop();
});

test("nothing is offered when an agent has the turn", async () => {
  const { client, connection } = await opened([kAna, kAgent]);
  await client.play("a1");
  assert.equal(client.turn, 1);
  assert.deepEqual(client.legal, []);
  connection.stop();
});

test("who looks back stays there while the game goes on, and follows again at the end", async () => {
  const { server, id, client, connection } = await opened();
  for (const move of ["a1", "b1", "c1"]) await client.play(move);
  client.lookAt(1);
  assert.deepEqual(client.legal, []);
  server.play(id, "a2");
  await soon();
  assert.equal(client.shown, 1);
  assert.equal(client.latest, 4);
  client.lookAt(client.latest);
  assert.equal(client.following, true);
  connection.stop();
});

test("older frames are asked for once, and kept", async () => {
  const { server, id, connection } = await opened();
  for (const move of ["a1", "b1", "c1"]) server.play(id, move);
  const late = await GameClient.open(connection, id);
  assert.equal((await late.frame(1)).pieces, "X--------");
  assert.equal((await late.frame(2)).pieces, "XO-------");
  assert.equal(server.heard.filter((message) => message.type === "frames").length, 1);
  connection.stop();
});

test("undo and redo, counted", async () => {
  const { client, connection } = await opened();
  await client.play("a1");
  await client.play("b1");
  await client.undo();
  assert.equal(client.latest, 1);
  assert.equal(client.info.redo, 1);
  assert.equal(client.kept(2), undefined);
  await client.redo();
  await soon();
  assert.equal(client.latest, 2);
  assert.equal(client.info.redo, 0);
  connection.stop();
});

test("the end is told, and taken back by undo", async () => {
  const { client, connection } = await opened();
  await client.resign(0);
  assert.equal(client.info.state, "over");
  assert.equal(client.info.winner, 1);
  assert.equal(client.turn, null);
  await client.undo();
  assert.equal(client.info.state, "open");
  connection.stop();
});

test("a move that was stored before the line died is there after it is back", async () => {
  const { server, client, connection } = await opened();
  await client.play("a1");
  server.swallow = "play";
  await assert.rejects(client.play("b1"), { code: "offline" });
  assert.equal(client.online, false);
  await becomes(connection, "open");
  await soon();
  assert.equal(client.latest, 2);
  assert.equal(client.info.frame.pieces, "XO-------");
  connection.stop();
});

test("moves that were missed are there after the line is back, looking back stays", async () => {
  const { server, id, client, connection } = await opened();
  await client.play("a1");
  await client.play("b1");
  client.lookAt(1);
  server.restart("other");
  server.play(id, "c1");
  await becomes(connection, "open");
  await soon();
  assert.equal(client.latest, 3);
  assert.equal(client.shown, 1);
  connection.stop();
});

test("boards that wait for chance are passed over", async () => {
  const { client, connection } = await opened();
  client.info.moves = [{ text: "112", by: "chance" }, { text: "4,0", by: 0 }, { text: "321", by: "chance" }];
  assert.equal(client.first, 1);
  client.shown = 1;
  assert.equal(client.neighbour(1), 3);
  client.shown = 3;
  assert.equal(client.neighbour(-1), 1);
  assert.equal(client.neighbour(1), 3);
  connection.stop();
});
