import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const page = readFileSync("docs/dependencies.md", "utf8");
const manifest = JSON.parse(readFileSync("package.json", "utf8"));

/** The rows of a section: the package, then four cells. */
function rowsUnder(title: string): { name: string; cells: string[] }[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? "";
  return [...section.matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)].map(([, name = "", rest = ""]) => ({
    name,
    cells: rest.split("|").map((cell) => cell.trim()),
  }));
}

describe("docs/dependencies.md", () => {
  test.each([
    ["In production", "dependencies"],
    ["For developers", "devDependencies"],
  ])("has under '%s' one full row for each of the %s", (title, list) => {
    const rows = rowsUnder(title);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(manifest[list]).sort());
    for (const { name, cells } of rows) {
      expect(cells.filter(Boolean), name).toHaveLength(4);
    }
  });
});
