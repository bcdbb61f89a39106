import type { Centavos } from "./money.ts";

/** Characters that start a formula in spreadsheets. */
const FORMULA = /^[=+\-@\t\r]/;
const AMOUNT = /^-?\d+(,\d+)?$/;
const NEEDS_QUOTES = /[";\n\r]/;
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Semicolons, because amounts contain commas, and a UTF-8 BOM: the format that Brazilian
 * spreadsheets open. A cell that would run as a formula is prefixed with an apostrophe.
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

/** '1234,50', which spreadsheets read as a number. */
export function amountCell(centavos: Centavos): string {
  return (centavos / 100).toFixed(2).replace(".", ",");
}
