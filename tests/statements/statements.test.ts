import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coveredIds, idsOfTitle, statementIds } from "./statements.ts";

const list = statementIds(readFileSync("tests/statements/statements.md", "utf8"));
const titled = (...ids: string[]) => [...ids, "something holds"].join(" ");

test("the list has its 300 statements, each once", () => {
  expect(list).toHaveLength(300);
  expect(new Set(list).size).toBe(300);
});

test("a title asserts the ids it begins with and no other", () => {
  expect(idsOfTitle(titled("S4.07", "R1.01"))).toEqual(["S4.07", "R1.01"]);
  expect(idsOfTitle("not S4.07 here")).toEqual([]);
});

test("what failed or was skipped covers nothing", () => {
  const unit = (title: string, status: string) => ({ title, status });
  const page = (title: string, ok: boolean, status: string) => ({ title, ok, tests: [{ status }] });
  expect(
    coveredIds([
      {
        testResults: [
          {
            assertionResults: [
              unit(titled("S1.01", "S1.02"), "passed"),
              unit(titled("S1.02"), "failed"),
              unit(titled("S1.03"), "pending"),
            ],
          },
        ],
      },
      {
        suites: [
          {
            specs: [page(titled("S2.01"), true, "expected")],
            suites: [
              {
                specs: [
                  page(titled("S2.02"), false, "unexpected"),
                  page(titled("S2.03"), true, "skipped"),
                ],
              },
            ],
          },
        ],
      },
    ]),
  ).toEqual(["S1.01", "S2.01"]);
});
