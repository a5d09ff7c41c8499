// The connection as the browser makes it: the server that handed out the page, its token.

import { Connection, type Socket } from "./connection";

function openSocket(address: string): Socket {
  const raw = new WebSocket(address);
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => raw.send(text),
    close: () => raw.close(),
  };
  raw.onopen = () => socket.onopen?.();
  raw.onmessage = (event: MessageEvent<string>) => socket.onmessage?.({ data: event.data });
  raw.onclose = () => socket.onclose?.();
  return socket;
}

function tokenOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="papan-token"]')?.content ?? "";
}

async function freshToken(): Promise<string> {
  const answer = await fetch("/", { cache: "no-store" });
  return tokenOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
}

export function pageConnection(): Connection {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const connection = new Connection({
    connect: () => openSocket(`${scheme}://${location.host}/socket`),
    token: tokenOf(document),
    freshToken,
  });
  addEventListener("online", () => connection.hurry());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) connection.hurry();
  });
  connection.start();
  return connection;
}
