// All that it takes to play in English, every board, dialog and word of it, is under 60 KB gzipped before three.js,
// which stands alone in the solid board's file; Indonesian comes when it is chosen, what explains, analyses and sets up when
// it is opened, the lab when it is visited.
// Reads dist: `npm run build` first, as ninja and ./test do.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const kDist = new URL("../dist/", import.meta.url).pathname;
const kMost = 60_000;

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

function gzipped(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}

/** What is loaded only when somebody asks to see how an agent thinks, goes to the lab, or chooses the other language. */
const kStudies = /(explain_panel|analysis_panel|setup_screen|lab_view|indonesian)-[^/]*\.(js|css)$/;

test("the page is small, and three.js is apart from it", (context) => {
  assert.ok(existsSync(join(kDist, "index.html")), "no web/dist: npm run build");
  const all = files(kDist);
  const solid = all.filter((path) => /board3d-[^/]*\.js$/.test(path));
  assert.equal(solid.length, 1);
  assert.ok(readFileSync(solid[0] ?? "", "utf8").includes("WebGLRenderer"));
  const rest = all.filter((path) => !solid.includes(path) && !kStudies.test(path));
  assert.equal(all.length - rest.length, 10, "the solid board, four studies with their styles, a language");
  for (const path of rest) assert.ok(!readFileSync(path, "utf8").includes("WebGLRenderer"), path);
  const size = rest.reduce((sum, path) => sum + gzipped(path), 0);
  context.diagnostic(`${size} bytes`);
  assert.ok(size < kMost, `${size} bytes`);
});
