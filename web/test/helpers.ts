// What several tests need: a connection to the fake server, and waiting for its status.

import { Connection } from "../src/net/connection";
import type { FakeServer } from "./fake_server";

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
