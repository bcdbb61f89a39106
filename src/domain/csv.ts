/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const AMOUNT = /^-?\d+(,\d+)?$/;
const NEEDS_QUOTES = /[";\n\r]/;
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Rows as Brazilian spreadsheets open them: semicolons, because the comma is in the money, and a
 * mark that says UTF-8. A text that would run as a formula gets an apostrophe before it.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(";"));
  return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = FORMULA.test(value) && !AMOUNT.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
