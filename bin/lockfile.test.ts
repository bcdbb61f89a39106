import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const text = readFileSync("package-lock.json", "utf8");
const packages = Object.keys(JSON.parse(text).packages);

describe("the lockfile", () => {
  test("names no registry", () => {
    expect(text).not.toContain('"resolved"');
    expect(text).not.toContain("registry");
  });

  test.each([
    ["@rolldown/binding-", ["darwin-arm64", "darwin-x64", "linux-arm64-gnu", "linux-x64-gnu"]],
    ["@biomejs/cli-", ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64"]],
    ["@img/sharp-", ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64"]],
    ["@typescript/typescript-", ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64"]],
    ["lightningcss-", ["darwin-arm64", "darwin-x64", "linux-arm64-gnu", "linux-x64-gnu"]],
  ])("holds %s for Linux and macOS on both processors", (prefix, platforms) => {
    for (const platform of platforms) {
      expect(packages).toContain(`node_modules/${prefix}${platform}`);
    }
  });
});
