// A game from pasted text: a record, a position with its game, or a link's text.

import type { App } from "../app";
import { element } from "../dom";
import { openDialog } from "../parts/dialog";
import { attempt } from "../parts/notices";
import { gameHash, go } from "../router";
import { say } from "../words";

export function openImport(app: App): void {
  const area = element("textarea", {
    class: "field", rows: 6, spellcheck: "false", "aria-label": say("import.text"), required: true,
    placeholder: "othello: ---------------------------OX------XO--------------------------- X",
  });
  const submit = (event: Event): void => {
    event.preventDefault();
    void attempt(async () => {
      const answer = await app.connection.request({ type: "import", text: area.value.trim() });
      dialog.close();
      go(gameHash(answer.game.id));
    });
  };
  const whole = element("form", { class: "dialog-form", onsubmit: submit },
    element("div", { class: "dialog-body" }, element("p", {}, say("import.help")), area),
    element("footer", { class: "dialog-foot" }, element("button", { class: "button primary" }, say("import.open"))));
  const dialog = openDialog(say("import"), "import", whole);
  area.focus();
}
