import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { arePackagesInstalled } from "./are-packages-installed.ts";

const pg = { version: "8.0.0", integrity: "sha512-a" };
const mac = { version: "1.0.0", integrity: "sha512-b", optional: true };
const locked = { "": {}, "node_modules/pg": pg, "node_modules/mac": mac };

function look(installed: object | null): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-packages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "node_modules"));
  const write = (file: string, packages: object) =>
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  write("package-lock.json", locked);
  if (installed) write("node_modules/.package-lock.json", installed);
  return arePackagesInstalled(folder);
}

test("packages are installed as locked without those of another machine", () => {
  expect(look({ "node_modules/pg": pg })).toBe(true);
});

test.each([
  ["one has another version", { "node_modules/pg": { ...pg, version: "8.0.1" } }],
  ["one has other content", { "node_modules/pg": { ...pg, integrity: "sha512-c" } }],
  ["one more is there", { "node_modules/pg": pg, "node_modules/x": pg }],
  ["one is missing", {}],
  ["npm has noted nothing", null],
])("packages are not installed as locked if %s", (_what, installed) => {
  expect(look(installed)).toBe(false);
});
