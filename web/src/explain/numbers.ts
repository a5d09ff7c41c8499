// Numbers as people write them, in the page's language: whole ones in full, others with a few digits that count; never
// more of a fraction than that. Tested in test/explain.test.ts.

import { decimal } from "../words";

/** As many digits as the thesis prints, and the server in its tables. */
const kDigits = 6;
/** Decimals that a number of so few digits can have. */
const kFinest = 12;

export function numberText(value: number, digits = kDigits): string {
  if (!Number.isFinite(value)) return value > 0 ? "∞" : value < 0 ? "-∞" : "-";
  if (Number.isInteger(value) || Math.abs(value) >= 10 ** (digits - 1)) return decimal(Math.round(value) + 0, 0);
  const fine = Math.abs(value) < 1 ? Math.round(value * 10 ** digits) / 10 ** digits : value;
  return decimal(Number(fine.toPrecision(digits)) + 0, kFinest);
}

/** A number that the server wrote, as the page writes it; any other text as it is, a placement "5,1" among it. */
export function rewritten(text: string): string {
  const found = /^-?(?:0|[1-9]\d{0,14})(?:\.(\d{1,12}))?$/.exec(text);
  if (found === null) return text;
  const decimals = found[1]?.length ?? 0;
  return decimal(Number(text), decimals, decimals);
}

/** Where there is little room: three digits. */
export function shortNumber(value: number): string {
  return numberText(value, 3);
}
