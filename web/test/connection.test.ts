// The connection: answers find their requests, a lost line is taken up again, a new token is fetched.

import assert from "node:assert/strict";
import { test } from "node:test";
import { backoff, Connection } from "../src/net/connection";
import type { FromServer } from "../src/protocol/messages";
import { Refusal } from "../src/protocol/requests";
import { FakeServer } from "./fake_server";
import { becomes, connectTo } from "./helpers";

const kPersons = [{ kind: "person", name: "Ana" }, { kind: "person", name: "Budi" }] as const;

test("a request gets the answer that repeats its number", async () => {
  const server = new FakeServer();
  const id = server.begin([...kPersons]);
  const connection = connectTo(server);
  await becomes(connection, "open");
  const [first, second] = await Promise.all([
    connection.request({ type: "open", id }),
    connection.request({ type: "frames", id, from: 0, to: 0 }),
  ]);
  assert.equal(first.game.id, id);
  assert.equal(second.frames.length, 1);
  connection.stop();
});

test("an error becomes a refusal with its code and words", async () => {
  const server = new FakeServer();
  const connection = connectTo(server);
  await becomes(connection, "open");
  await assert.rejects(connection.request({ type: "open", id: 99 }), (problem: unknown) => {
    return problem instanceof Refusal && problem.code === "no_game" && problem.message === "no such game";
  });
  connection.stop();
});

test("requests before and after the line is lost are refused as offline", async () => {
  const server = new FakeServer();
  const connection = connectTo(server);
  await assert.rejects(connection.request({ type: "games" }), { code: "offline" });
  await becomes(connection, "open");
  server.swallow = "open";
  await assert.rejects(connection.request({ type: "open", id: server.begin([...kPersons]) }), { code: "offline" });
  assert.equal(connection.status, "lost");
  connection.stop();
});

test("a lost line is taken up again, also with the new token of a new server", async () => {
  const server = new FakeServer();
  const connection = connectTo(server);
  await becomes(connection, "open");
  server.restart("second");
  assert.equal(connection.status, "lost");
  await becomes(connection, "open");
  assert.equal(connection.writes, true);
  connection.stop();
});

test("a page without the right token may only watch", async () => {
  const server = new FakeServer();
  const connection = new Connection({
    connect: () => server.connect(), token: "wrong", freshToken: () => Promise.resolve("wrong"), backoff: () => 1,
  });
  connection.start();
  await becomes(connection, "open");
  assert.equal(connection.writes, false);
  connection.stop();
});

test("what all hear reaches the listeners", async () => {
  const server = new FakeServer();
  const id = server.begin([...kPersons]);
  const connection = connectTo(server);
  await becomes(connection, "open");
  await connection.request({ type: "open", id });
  const heard = new Promise<FromServer>((resolve) => connection.messages.on(resolve));
  server.play(id, "a1");
  assert.equal((await heard).type, "ply");
  connection.stop();
});

test("the wait between tries grows, and stays within bounds", () => {
  assert.ok(backoff(0) < 300);
  for (let attempt = 0; attempt < 40; ++attempt) assert.ok(backoff(attempt) <= 6000);
  assert.ok(backoff(20) >= 4000);
});
