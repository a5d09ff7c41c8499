// What the end-to-end tests stand on: the real server on a fresh store, headless Chromium, and the few
// things that a person does: begin a game in the dialog, wait for the turn, click what may be played.
// The binary is ../build/release/src/papan with the page inside it, or what PAPAN names, with the page in
// PAPAN_PAGE; the browser is CHROMIUM or Debian's.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { Contexts } from "./contexts";

const kHere = new URL(".", import.meta.url).pathname;
export const kBinary = process.env["PAPAN"] ?? join(kHere, "../../build/release/src/papan");
const kPage = process.env["PAPAN_PAGE"];
const kChromium = process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell";
const kShots = join(kHere, "screenshots");
/** PICTURES=1 keeps pictures of the screens, for people: no test reads them, and each is drawn by software. */
export const kPictures = process.env["PICTURES"] !== undefined;
/** Milliseconds until a wait for an event that must come is given up: a guard, never a measure of speed. */
export const kPatience = 120_000;

export const kWide = { width: 1280, height: 800 };
export const kPhone = { width: 390, height: 844 };

/** Below the ports that the system gives to whoever asks for any: while a server is down, nobody gets its own. */
const kPorts = { least: 10_000, count: 20_000, tries: 50 };

/** `papan serve` on a store of its own; it can be killed and started again on the same port and store. */
export class Server {
  private process_: ChildProcess | null = null;
  private port_ = 0;
  readonly folder = mkdtempSync(join(tmpdir(), "papan-e2e-"));

  private constructor() {}

  static async start(): Promise<Server> {
    if (!existsSync(kBinary)) throw new Error(`no server at ${kBinary}: build it, or set PAPAN`);
    const server = new Server();
    for (let tries = 0; tries < kPorts.tries; ++tries) {
      server.port_ = kPorts.least + Math.floor(Math.random() * kPorts.count);
      if (await server.listens()) return server;
    }
    throw new Error("the server found no port");
  }

  get address(): string {
    return `http://127.0.0.1:${this.port_}`;
  }

  get store(): string {
    return join(this.folder, "papan.db");
  }

  async run(): Promise<void> {
    if (!(await this.listens())) throw new Error(`the server did not start again at ${this.address}`);
  }

  /** Starts it and waits until it says where it is, or has ended because the port is another's. */
  private listens(): Promise<boolean> {
    const page = kPage === undefined ? [] : ["--page", kPage];
    const words = ["serve", "--port", String(this.port_), "--db", this.store, ...page];
    const started = spawn(kBinary, words, { stdio: ["ignore", "pipe", "ignore"] });
    this.process_ = started;
    return new Promise((resolve) => {
      started.stdout.once("data", () => resolve(true));
      started.once("exit", () => resolve(false));
    });
  }

  async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const running = this.process_;
    this.process_ = null;
    if (!running) return;
    const gone = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await gone;
  }

  async stop(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export type Graphics = "flat" | "solid";

/** WebGL is drawn by software, which would slow every other screen down: only who asks for it has it at all. */
export async function launch(graphics: Graphics): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const gl = graphics === "flat" ? ["--disable-gpu", "--disable-3d-apis"] : ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
  return chromium.launch({ executablePath: kChromium, timeout: kPatience, args: [...sandbox, "--disable-dev-shm-usage", ...gl] });
}

export interface Looks {
  size?: { width: number; height: number };
  language?: "en" | "id";
  theme?: "light" | "dark";
  speed?: "instant" | "normal";
  /** Boards glide and demos play; most tests do without. */
  motion?: boolean;
  graphics?: Graphics;
}

/** A person at a browser of their own. What goes wrong in the page is kept in `problems`. */
export class Visitor {
  readonly problems: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly context_: BrowserContext,
    private readonly isPhone_: boolean,
    private readonly contexts_: Contexts,
    private readonly server_: Server,
  ) {}

  static async arrive(contexts: Contexts, server: Server, looks: Looks = {}, hash = "#/"): Promise<Visitor> {
    const size = looks.size ?? kWide;
    const isPhone = size.width < 700;
    const context = await contexts.take(isPhone);
    context.setDefaultTimeout(kPatience);
    const page = await context.newPage();
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: looks.motion ? "no-preference" : "reduce" });
    const kept = { language: "en", theme: "light", speed: "instant", ...looks };
    // The tab's own storage knows whether this is the first page of the visit: what an earlier visitor kept is forgotten.
    await page.addInitScript((text) => {
      if (sessionStorage.getItem("e2e.arrived") !== null) return;
      sessionStorage.setItem("e2e.arrived", "yes");
      localStorage.clear();
      localStorage.setItem("papan.settings", text);
    }, JSON.stringify(kept));
    const visitor = new Visitor(page, context, isPhone, contexts, server);
    visitor.listen();
    await visitor.go(hash);
    return visitor;
  }

  async go(hash: string): Promise<void> {
    await this.page.goto(`${this.server_.address}/${hash}`);
    await this.page.locator(".home, .board, .games, .setup, .lab-list, .lab-study").first().waitFor();
  }

  async leave(): Promise<void> {
    await this.contexts_.give(this.context_, this.isPhone_);
  }

  async shot(name: string): Promise<void> {
    if (!kPictures) return;
    mkdirSync(kShots, { recursive: true });
    await this.page.screenshot({ path: join(kShots, `${name}.png`) });
  }

  private listen(): void {
    this.page.on("pageerror", (error) => this.problems.push(error.message));
    this.page.on("console", (message) => {
      // A lost socket is logged by the browser itself; the page answers it with its banner.
      const lost = /WebSocket connection|ERR_CONNECTION_REFUSED/.test(message.text());
      if (message.type() === "error" && !lost) this.problems.push(message.text());
    });
  }
}

/**
 * One file's server and browsers. All are gone when its tests have ended, also those that failed: a browser
 * left open would keep the run from ending.
 */
export class Stage {
  private server_: Server | null = null;
  private readonly browsers_ = new Map<Graphics, Promise<Contexts>>();

  get server(): Server {
    if (!this.server_) throw new Error("the stage is not open");
    return this.server_;
  }

  async open(): Promise<void> {
    [this.server_] = await Promise.all([Server.start(), this.browser("flat")]);
  }

  async close(): Promise<void> {
    await Promise.all([...this.browsers_.values()].map(async (contexts) => (await contexts).browser.close()));
    await this.server_?.stop();
  }

  async visit(looks: Looks = {}, hash = "#/"): Promise<Visitor> {
    return Visitor.arrive(await this.browser(looks.graphics ?? "flat"), this.server, looks, hash);
  }

  private browser(graphics: Graphics): Promise<Contexts> {
    const open = this.browsers_.get(graphics) ?? launch(graphics).then((browser) => new Contexts(browser));
    this.browsers_.set(graphics, open);
    return open;
  }
}

/** For the head of a file of tests. */
export function openStage(): Stage {
  const stage = new Stage();
  before(() => stage.open());
  after(() => stage.close());
  return stage;
}
