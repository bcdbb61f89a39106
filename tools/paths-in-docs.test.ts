import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Paths from the root, as docs/map.md and docs/architecture.md use them. */
const path = /`((?:src|tests|tools|ops|sandbox|sample|migrations|docs)\/[\w./-]+)`/g;

test.each(globSync("docs/*.md").sort())("every file that %s names is there", (page) => {
  const named = [...readFileSync(page, "utf8").matchAll(path)].map(([, name = ""]) => name);
  // A live installation's settings are never committed.
  const ours = named.filter((name) => !name.endsWith(".env"));
  expect(ours.filter((name) => !existsSync(name))).toEqual([]);
});
