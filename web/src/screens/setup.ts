// The door of the screen that sets up positions: it comes from the server when it is opened.

import type { App, Screen } from "../app";
import { element, replace } from "../dom";
import type { Route } from "../router";
import { say } from "../words";

type SetupRoute = Extract<Route, { screen: "setup" }>;

export function setupScreen(app: App, route: SetupRoute): Screen {
  const holder = element("div", { class: "screen setup-holder" }, element("p", { class: "quiet waiting" }, say("opening")));
  let leave = (): void => undefined;
  let left = false;
  void import("../setup/setup_screen").then(({ SetupScreen }) => {
    if (left) return;
    const screen = new SetupScreen(app, route.game, route);
    leave = () => screen.leave();
    replace(holder, screen.element);
  });
  return {
    element: holder,
    title: say("home.setup"),
    leave: () => {
      left = true;
      leave();
    },
  };
}
