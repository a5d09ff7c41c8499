// A new question ends the one before, and an answer is told with the question that it answers, whatever comes late.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Asker, type News } from "../src/explain/asker";
import type { Connection } from "../src/net/connection";
import type { GameEntry } from "../src/protocol/catalogue";
import { Refusal } from "../src/protocol/requests";

const kEntry = { game: "ntil", agents: [{ agent: "slow", budget: "depth=3", options: [] }, { agent: "swift", budget: "", options: [] }] } as unknown as GameEntry;

interface Open {
  message: { type: string; agent?: string };
  settle: (facts?: [string, string][]) => Promise<void>;
  refuse: (code: string) => Promise<void>;
}

/** A server that answers when the test says so. */
class Line {
  readonly open: Open[] = [];

  request(message: Open["message"]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const later = () => new Promise<void>((done) => setImmediate(done));
      this.open.push({
        message,
        settle: (facts = []) => (resolve({ type: "explanation", agent: message.agent, move: message.agent, facts }), later()),
        refuse: (code) => (reject(new Refusal(code, code)), later()),
      });
    });
  }

  last(type: string): Open {
    return this.open.filter(({ message }) => message.type === type).at(-1) as Open;
  }
}

function setOut(): { line: Line; heard: News[]; asker: Asker } {
  const line = new Line();
  const heard: News[] = [];
  return { line, heard, asker: new Asker(line as unknown as Pick<Connection, "request">, kEntry, (news) => heard.push(news)) };
}

const question = (spec: string) => ({ id: 1, ply: 0, spec });

test("what it has so far comes first, then the answer", async () => {
  const { line, heard, asker } = setOut();
  asker.ask(question("slow"));
  for (const spec of ["slow:depth=1", "slow:depth=2", "slow"]) {
    assert.equal(line.last("explain").message.agent, spec);
    await line.last("explain").settle();
  }
  assert.deepEqual(heard.map((news) => (news.kind === "told" ? news.part?.done ?? "whole" : news.kind)), [1, 2, "whole", "ended"]);
});

test("an old answer is never told after a new question", async () => {
  const { line, heard, asker } = setOut();
  asker.ask(question("slow"));
  const old = line.last("explain");
  asker.ask(question("swift"));
  await old.settle();
  await line.last("explain").settle();
  const told = heard.flatMap((news) => (news.kind === "told" ? [[news.question.spec, news.explanation.agent]] : []));
  assert.deepEqual(told, [["swift", "swift"]]);
  assert.equal(line.open.filter(({ message }) => message.type === "explain").length, 2, "the rest of the old question is not asked");
});

test("who is refused late is not refused in another's name", async () => {
  const { line, heard, asker } = setOut();
  asker.ask(question("slow"));
  const old = line.last("explain");
  asker.ask(question("swift"));
  await old.refuse("stopped");
  assert.deepEqual(heard, []);
});

test("stopping tells the server, and nothing more is heard", async () => {
  const { line, heard, asker } = setOut();
  asker.ask(question("slow"));
  await line.last("explain").settle();
  asker.stop();
  assert.equal(line.last("stop_explaining").message.type, "stop_explaining");
  await line.last("explain").settle();
  assert.deepEqual(heard.map(({ kind }) => kind), ["told"]);
  asker.stop();
  assert.equal(line.open.filter(({ message }) => message.type === "stop_explaining").length, 1);
});

test("what is wrong with a question is told", async () => {
  const { line, heard, asker } = setOut();
  asker.ask(question("swift"));
  await line.last("explain").refuse("bad_value");
  assert.deepEqual(heard.map((news) => (news.kind === "refused" ? news.text : "")), ["bad_value"]);
});

test("after a hint it is asked again", async () => {
  const { line, heard, asker } = setOut();
  asker.ask(question("swift"));
  await line.last("explain").refuse("stopped");
  while (line.open.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  await line.last("explain").settle();
  assert.deepEqual(heard.map(({ kind }) => kind), ["told", "ended"]);
});
