// A line under or on the board that says what a half-made move waits for, with
// its buttons: stop here, take these, take back, pass.

import { html } from "./svg";

export interface BarButton {
  text: string;
  main: boolean;
  press: () => void;
}

export class Bar {
  readonly element = html("div", "board-bar");
  private readonly text = html("span", "board-bar-text");
  private readonly buttons = html("span", "board-bar-buttons");

  constructor() {
    this.text.setAttribute("role", "status");
    this.element.append(this.text, this.buttons);
  }

  show(text: string, buttons: BarButton[]): void {
    if (this.text.textContent !== text) this.text.textContent = text;
    this.element.classList.toggle("shown", text !== "" || buttons.length > 0);
    this.buttons.replaceChildren(...buttons.map((button) => this.make(button)));
  }

  private make({ text, main, press }: BarButton): HTMLButtonElement {
    const button = html("button", main ? "board-button main" : "board-button", text);
    button.type = "button";
    button.addEventListener("click", press);
    return button;
  }
}
