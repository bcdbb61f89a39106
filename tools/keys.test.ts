import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { findKeys } from "./keys.ts";

/** Concatenated, because this file is scanned as well. */
const planted = {
  stripe: `sk_live_${"a1B2c3D4".repeat(4)}`,
  github: `ghp_${"a1B2c3D4e5F6".repeat(3)}`,
  database: `postgres://pousada:${"hunter2".repeat(2)}@db.internal:5432/pousada`,
};
const SIGNING_SECRET = /\bwhsec_[A-Za-z0-9+/]{24,}/;

function folderWith(name: string, text: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, name), text);
  return folder;
}

describe("the scan of the sources", () => {
  test.each(Object.entries(planted))("finds a planted %s secret", (_kind, secret) => {
    const folder = folderWith("settings.ts", `export const setting = "${secret}";\n`);
    const words = ["--secretlintrc", path.resolve(".secretlintrc.json"), "settings.ts"];
    const { status, stdout } = spawnSync(path.resolve("node_modules/.bin/secretlint"), words, {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stdout).toContain("error");
    expect(stdout).not.toContain(secret);
    expect(status).toBe(1);
  });

  test("no webhook secret of the provider's length is committed", () => {
    const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
    const texts = files.filter((name) => /\.(ts|tsx|js|json|md|sql|yaml|example)$/.test(name));
    expect(texts.filter((name) => SIGNING_SECRET.test(readFileSync(name, "utf8")))).toEqual([]);
    expect(`whsec_${"a1B2c3D4".repeat(4)}`).toMatch(SIGNING_SECRET);
  });
});

describe("the scan of what the browser gets", () => {
  test.each([
    ...Object.values({ stripe: planted.stripe, database: planted.database }),
    "whsec_anything",
    "acct_anything",
    "smtps://user:word@smtp.example",
    "process.env.AUTH_SECRET",
  ])("finds %s", (text) => {
    const folder = folderWith("entry.js", `const a = "${text}";`);
    expect(findKeys(folder)).toEqual([expect.stringMatching(/^entry\.js: /)]);
  });

  test("is content with a script that holds none", () => {
    expect(findKeys(folderWith("entry.js", "const key = 'sk_'; fetch('/reservas');"))).toEqual([]);
  });
});
