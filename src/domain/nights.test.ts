import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve(import.meta.dirname, "..");
const night = /\b\w*(night|stay|check_?in|check_?out|arrival|departure|holiday|day|days)\w*/i;
const typedAsDate = new RegExp(`${night.source}\\??: (readonly )?(Date\\b|ColumnType<Date)`, "i");

test("R4.04 in the source no night and no stay is typed as a Date", () => {
  const lines = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .flatMap((file) =>
      readFileSync(path.join(source, file), "utf8")
        .split("\n")
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(lines.length).toBeGreaterThan(3000);
  expect(lines.filter((line) => typedAsDate.test(line))).toEqual([]);
  // Proves that the pattern matches.
  expect("checkIn: Date").toMatch(typedAsDate);
  expect("readonly check_out?: Date").toMatch(typedAsDate);
  expect("nights: Date[]").toMatch(typedAsDate);
});
