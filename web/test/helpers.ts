// What several tests need: a connection to the fake server, and waiting for its status.

import { Connection } from "../src/net/connection";
import { type Facts, tellFacts } from "../src/protocol/catalogue";
import type { FakeServer } from "./fake_server";

const kPlain: Facts = { margin: true, chance: false, book: false, deal: false, clock: 0, discs: false, of_people: {} };

/** As the catalogue tells them. */
export const kFacts = {
  othello: { ...kPlain, book: true, discs: true },
  ntil: { ...kPlain, margin: false, of_people: { ntil: "on" } },
  brick: { ...kPlain, chance: true, deal: true },
  collapse: { ...kPlain, clock: 180 },
};

export function tellTheFacts(): void {
  tellFacts(Object.entries(kFacts).map(([game, facts]) => ({ game, facts })));
}

export function connectTo(server: FakeServer, token = server.token): Connection {
  const connection = new Connection({
    connect: () => server.connect(),
    token,
    freshToken: () => Promise.resolve(server.token),
    backoff: () => 1,
  });
  connection.start();
  return connection;
}

export function becomes(connection: Connection, status: string): Promise<void> {
  return new Promise((resolve) => {
    if (connection.status === status) return resolve();
    const end = connection.statuses.on((now) => {
      if (now !== status) return;
      end();
      resolve();
    });
  });
}
