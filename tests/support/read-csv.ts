/** Reads what a Brazilian spreadsheet would: cells by header, amounts still as text. */
export function readCsv(text: string): Record<string, string>[] {
  if (!text.startsWith("\uFEFF")) throw new Error("no byte order mark: accents would break");
  const [header = [], ...rows] = cellsOf(text.slice(1));
  return rows.map((row) => {
    if (row.length !== header.length) throw new Error(`${row.length} cells: ${row.join(" | ")}`);
    return Object.fromEntries(header.map((name, index) => [name, row[index] ?? ""]));
  });
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /("(?:[^"]|"")*"|[^";\r\n]*)(;|\r\n)/gy;
  for (const [, raw = "", end] of text.matchAll(cell)) {
    row.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end !== "\r\n") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** '-1234,50' in centavos. */
export function centavosIn(cell: string): number {
  if (!/^-?\d+,\d\d$/.test(cell)) throw new Error(`not an amount: ${cell}`);
  return Number(cell.replace(",", ""));
}
