import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const text = readFileSync("package-lock.json", "utf8");
type Locked = { version?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean };
const locked = Object.entries<Locked>(JSON.parse(text).packages).filter(([name]) => name !== "");
const packages = locked.map(([name]) => name);

/** Packages that may run install scripts. None needs to. */
const mayRunScripts: readonly string[] = [];

describe("the lockfile", () => {
  test("names no registry", () => {
    expect(text).not.toContain('"resolved"');
    expect(text).not.toContain("registry");
  });

  test("holds a hash of every package, so that none comes from git, a folder or a bare address", () => {
    const unsealed = locked.filter(([, { version = "", integrity = "", link }]) => {
      const isSealed = /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity);
      return link || !isSealed || !/^\d+\.\d+\.\d+/.test(version);
    });
    expect(unsealed.map(([name]) => name)).toEqual([]);
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

describe("installing", () => {
  test("runs no program of a package, whichever npm does it", () => {
    expect(readFileSync(".npmrc", "utf8").split("\n")).toContain("ignore-scripts=true");
  });

  test("needs no program of a package that is not named here", () => {
    const running = locked
      .filter(([name, { hasInstallScript }]) => hasInstallScript || hasScript(name))
      .map(([name]) => name);
    expect(running).toEqual(mayRunScripts);
  });
});

/** Not every registry records install scripts in the lockfile; the package itself does. */
function hasScript(folder: string): boolean {
  const manifest = `${folder}/package.json`;
  if (!existsSync(manifest)) return false;
  const { scripts = {} } = JSON.parse(readFileSync(manifest, "utf8"));
  return ["preinstall", "install", "postinstall"].some((name) => name in scripts);
}
