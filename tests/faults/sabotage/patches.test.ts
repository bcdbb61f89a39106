import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { expect, test } from "vitest";

test.each(globSync("tests/faults/sabotage/*.patch").sort())(
  "%s still fits what it sabotages",
  (patch) => {
    const { stderr } = spawnSync("git", ["apply", "--check", patch], { encoding: "utf8" });
    expect(stderr).toBe("");
  },
);
