import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "./icon.tsx";

test("every icon has one drawing, and every drawing is an icon's", () => {
  const sprite = readFileSync(new URL("icons.svg", import.meta.url), "utf8");
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...iconNames]);
});
