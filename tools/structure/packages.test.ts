import { describe, expect, test } from "vitest";
import { findWrongPackages } from "./packages.ts";

const manifest = { dependencies: { pg: "8.0.0" }, devDependencies: { vite: "8.0.0" } };
const check = (files: Record<string, string>) =>
  findWrongPackages(
    new Map(Object.entries({ "src/a.ts": 'import pg from "pg";', ...files })),
    manifest,
  );

describe("the packages of production", () => {
  test("are those that it imports", () => {
    expect(check({ "src/b.ts": 'import "node:fs";\nimport "virtual:pages";' })).toEqual([]);
  });

  test.each([
    [
      "src/b.ts",
      'import { build } from "vite";',
      "src/b.ts imports vite, a development dependency",
    ],
    [
      "sample/b.ts",
      'const x = await import("vite/module-runner");',
      "sample/b.ts imports vite, a development dependency",
    ],
    ["src/b.ts", 'import "depd";', "src/b.ts imports depd, which package.json does not list"],
  ])("%s must not say %s", (file, source, complaint) => {
    expect(check({ [file]: source })).toEqual([complaint]);
  });

  test.each([
    ["by nobody", ""],
    ["for its types only", 'import type { Pool } from "pg";'],
  ])("hold none that is imported %s", (_, source) => {
    expect(check({ "src/a.ts": source })).toEqual([
      "package.json: pg is a dependency that production does not import",
    ]);
  });

  test.each(["src/b.test.ts", "src/testing/b.ts", "src/web/routes.ts", "sandbox/b.ts"])(
    "are not what %s needs",
    (file) => {
      expect(check({ [file]: 'import { build } from "vite";' })).toEqual([]);
      expect(check({ "src/a.ts": "", [file]: 'import pg from "pg";' })).toHaveLength(1);
    },
  );
});
