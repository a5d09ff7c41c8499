// Every screen: axe-core finds nothing serious, phones have what they need, and pictures are taken.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { isAccessible } from "./accessible";
import { kPhone, kWide, type Looks, openStage } from "./harness";
import { atRest, begin, gameNumber, kReach, myMoment, playOut, type Sitter, takeTurn, type Wanted } from "./playing";

const stage = openStage();

const kLevel: Sitter = { level: 2 };
const kMid: [Wanted, number][] = [
  [{ game: "othello", seats: ["person", kLevel] }, 8],
  [{ game: "adjacency", seats: ["person", kLevel] }, 8],
  [{ game: "ntil", seats: ["person", kLevel] }, 6],
  [{ game: "collapse", parameters: { width: "15", height: "15", deal: "11" }, seats: ["person"] }, 12],
  [{ game: "brick", parameters: { deal: "5" }, seats: ["person"] }, 14],
];
const kIds = new Map<string, number>();

/** The picture after what a pointer left behind is gone. */
async function settled(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await atRest(page);
}

for (const [wanted, moves] of kMid) {
  test(`${wanted.game} in mid-play, on a desk and on a phone`, async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    kIds.set(wanted.game, await begin(page, wanted));
    for (let move = 0; move < moves; ++move) await takeTurn(page, move * 3 + 1);
    await myMoment(page);
    await settled(page);
    await visitor.shot(`${wanted.game}-desk`);
    await isAccessible(page, wanted.game);
    const phone = await stage.visit({ size: kPhone }, `#/game/${gameNumber(page)}`);
    await myMoment(phone.page);
    await settled(phone.page);
    await phone.shot(`${wanted.game}-phone`);
    await isAccessible(phone.page, `${wanted.game}, phone`);
    const sideways = await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0, `scrolls sideways by ${sideways}`);
    assert.deepEqual([...visitor.problems, ...phone.problems], []);
    await Promise.all([visitor.leave(), phone.leave()]);
  });
}

test("a phone plays a game with its thumb: bar, sheet, undo", async () => {
  const visitor = await stage.visit({ size: kPhone });
  const { page } = visitor;
  await page.getByRole("button", { name: "Play Othello", exact: true }).tap();
  assert.equal(await myMoment(page), "move");
  await page.locator('.board-cell[aria-label*="can be played"]').first().tap();
  await page.locator(".phone-bar").getByRole("button", { name: "Undo" }).tap();
  await page.locator(".phone-bar").getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("tab", { name: "Rules" }).tap();
  await page.getByText("Put a disc so that").waitFor();
  await atRest(page);
  await visitor.shot("sheet-phone");
  await isAccessible(page, "sheet");
  for (const size of await page.locator(".phone-bar button").evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))) {
    assert.ok(size.width >= 48 && size.height >= 48);
  }
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

type Act = (page: Page) => Promise<unknown>;
const kNothing: Act = async () => undefined;
const kNew: Act = async (page) => page.getByRole("button", { name: "New game…" }).click();

/** Screens that one visitor sees one after the other. */
const kVisits: [Looks, [string, Act][]][] = [
  [{}, [
    ["home", kNothing],
    ["dialog", kNew],
    ["dialog-agent", async (page) => {
      await page.locator(".player").nth(1).getByText("Agent", { exact: true }).click();
      await page.locator(".agent-field > select").selectOption("mcts");
      await page.locator(".agent-field summary").click();
    }],
    ["import", async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Paste a game…" }).click();
    }],
    ["keys", async (page) => {
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
    }],
  ]],
  [{ size: kPhone, theme: "dark" }, [["home-phone", kNothing], ["dialog-phone", kNew]]],
  [{ theme: "dark" }, [["home-dark", kNothing]]],
  [{ language: "id" }, [["home-indonesian", kNothing]]],
];

for (const [looks, screens] of kVisits) {
  test(`screens: ${screens.map(([name]) => name).join(", ")}`, async () => {
    const visitor = await stage.visit({ size: kWide, speed: "normal", ...looks });
    await visitor.page.locator(".demo .board").nth(4).waitFor();
    await visitor.page.locator(".listing:not([hidden])").first().waitFor();
    for (const [name, act] of screens) {
      await act(visitor.page);
      await atRest(visitor.page);
      await visitor.shot(name);
      await isAccessible(visitor.page, name);
    }
    assert.deepEqual(visitor.problems, []);
    await visitor.leave();
  });
}

test("screens of a game: dark, Indonesian with rules, seat dialog, the end, the list", async () => {
  const othello = `#/game/${kIds.get("othello")}`;
  const dark = await stage.visit({ theme: "dark" }, othello);
  await myMoment(dark.page);
  await settled(dark.page);
  await dark.shot("othello-dark");
  await isAccessible(dark.page, "dark");
  await dark.page.locator(".seat-who").nth(1).click();
  await isAccessible(dark.page, "seat dialog");
  await dark.leave();

  const indonesian = await stage.visit({ language: "id" }, `#/game/${kIds.get("brick")}`);
  await indonesian.page.getByRole("tab", { name: "Aturan" }).click();
  await indonesian.page.locator(".rules-boards").first().waitFor();
  await settled(indonesian.page);
  await indonesian.shot("brick-indonesian");
  await isAccessible(indonesian.page, "rules");
  await indonesian.leave();

  const over = await stage.visit();
  await begin(over.page, { game: "othello", parameters: { size: "4" }, seats: ["person", { agent: "random" }] });
  await playOut(over.page);
  await over.shot("over");
  await isAccessible(over.page, "over");
  await over.go("#/games");
  await over.page.locator(".row").first().waitFor();
  await over.shot("games");
  await isAccessible(over.page, "games");
  await over.leave();
});

async function turnView(page: Page): Promise<void> {
  const box = await page.locator(".board-place canvas").boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 120, box.y + box.height / 2 + 40, { steps: 4 });
  await page.mouse.up();
}

/** Clicks over the canvas, as somebody who looks for the pieces, until the page says what is wanted. */
async function probe(page: Page, said: string): Promise<void> {
  const box = await page.locator(".board-place canvas").boundingBox();
  assert.ok(box);
  for (let down = 0.8; down > 0.3; down -= 0.06) {
    for (let across = 0.25; across < 0.8; across += 0.08) {
      await page.mouse.click(box.x + box.width * across, box.y + box.height * down);
      if ((await page.locator(said).count()) > 0) return;
    }
  }
  throw new Error(`nothing on the solid board gives ${said}`);
}

test("Ntil in three dimensions: three.js comes only now; pieces are picked, the view turns and comes back", async () => {
  const visitor = await stage.visit({ graphics: "solid" });
  const { page } = visitor;
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await begin(page, { game: "ntil", parameters: { ntil: "off" }, seats: ["person", "person"] });
  for (let move = 0; move < 4; ++move) await takeTurn(page, move * 3 + 1);
  await myMoment(page);
  assert.ok(!fetched.some((address) => address.includes("board3d")));
  await page.keyboard.press("v");
  await page.locator(".board-place canvas").waitFor();
  assert.ok(fetched.some((address) => address.includes("board3d")));
  await myMoment(page);
  await settled(page);
  await visitor.shot("ntil-3d");
  // Drawn by software, a smaller picture is a sooner one.
  await page.setViewportSize({ width: 800, height: 500 });
  await isAccessible(page, "3D");
  const before = await page.locator(".moves").textContent();
  await probe(page, '.board-cell[aria-label*="chosen"]');
  await page.locator(kReach).first().waitFor({ state: "attached" });
  // The pointer that chose it was on the canvas, not on anything with a focus.
  await page.keyboard.press("Escape");
  await page.locator('.board-cell[aria-label*="chosen"]').waitFor({ state: "detached" });
  await turnView(page);
  assert.equal(await page.locator(".moves").textContent(), before, "a turn of the view is no move");
  await page.getByRole("button", { name: "Reset the view" }).click();
  await page.keyboard.press("v");
  await page.locator(".board-place canvas").waitFor({ state: "detached" });
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});
