// Numbers as people write them: whole ones in full, others with a few digits that count; never more of a
// fraction than that. Tested in test/explain.test.ts.

/** As many digits as the thesis prints, and the server in its tables. */
const kDigits = 6;

export function numberText(value: number, digits = kDigits): string {
  if (!Number.isFinite(value)) return value > 0 ? "∞" : value < 0 ? "-∞" : "-";
  if (Number.isInteger(value) || Math.abs(value) >= 10 ** (digits - 1)) return String(Math.round(value) + 0);
  const fine = Math.abs(value) < 1 ? Math.round(value * 10 ** digits) / 10 ** digits : value;
  return String(Number(fine.toPrecision(digits)) + 0);
}

/** Where there is little room: three digits. */
export function shortNumber(value: number): string {
  return numberText(value, 3);
}
