import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** From the root, as docs/map.md and the walk through the code name them. */
const path = /`((?:src|tests|tools|ops|sandbox|sample|migrations|docs)\/[\w./-]+)`/g;

test.each(globSync("docs/*.md").sort())("every file that %s names is there", (page) => {
  const named = [...readFileSync(page, "utf8").matchAll(path)].map(([, name = ""]) => name);
  // The settings of a live house are nobody's to commit.
  const ours = named.filter((name) => !name.endsWith(".env"));
  expect(ours.filter((name) => !existsSync(name))).toEqual([]);
});
