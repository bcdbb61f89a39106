import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const home = mkdtempSync(path.join(os.tmpdir(), "pousada-archive-"));
afterAll(() => rmSync(home, { recursive: true }));
const segment = path.join(home, "segment");
const kept = (name: string) => path.join(home, "backups/wal", name);

/** rot13 stands for the operator's encryption: anything from stdin to stdout. */
const settings = {
  ...process.env,
  BACKUP_SETTINGS: "/dev/null",
  BACKUP_DIR: path.join(home, "backups"),
  BACKUP_FILTER: "tr 'A-Za-z' 'N-ZA-Mn-za-m'",
  BACKUP_UNFILTER: "tr 'A-Za-z' 'N-ZA-Mn-za-m'",
};

function archive(name: string, content: string, more: Record<string, string> = {}) {
  writeFileSync(segment, content);
  return spawnSync("bin/archive-wal", [segment, name], { env: { ...settings, ...more } });
}

function fetch(name: string) {
  const target = path.join(home, "fetched");
  const { status } = spawnSync("bin/fetch-wal", [name, target], { env: settings });
  return { status, content: status === 0 ? readFileSync(target, "utf8") : null };
}

describe("the archive of the write-ahead log", () => {
  test("gives back what it was given, kept through the operator's filter", () => {
    expect(archive("01", "write-ahead").status).toBe(0);
    expect(() => execFileSync("gzip", ["-t", kept("01.pack")], { stdio: "ignore" })).toThrow();
    expect(fetch("01")).toEqual({ status: 0, content: "write-ahead" });
  });

  test("takes the same segment twice and never another under the same name", () => {
    expect(archive("02", "first").status).toBe(0);
    expect(archive("02", "first").status).toBe(0);
    const refused = archive("02", "second");
    expect(refused.status).toBe(1);
    expect(refused.stderr.toString()).toContain("refused");
    expect(fetch("02").content).toBe("first");
  });

  test("fails where the filter or the copy to another machine fails, and leaves nothing half", () => {
    expect(archive("03", "x", { BACKUP_FILTER: "head -c 3; exit 1" }).status).not.toBe(0);
    expect(readdirSync(kept(""))).not.toContain("03.pack");
    expect(archive("03", "x", { BACKUP_COPY: "exit 7" }).status).toBe(7);
    expect(archive("03", "x", { BACKUP_COPY: 'test -s "$1"' }).status).toBe(0);
  });

  test("says of a segment it does not have that it is not there, and stops at a damaged one", () => {
    expect(fetch("04").status).toBe(1);
    archive("05", "whole");
    writeFileSync(kept("05.sha256"), "another\n");
    expect(fetch("05").status).toBe(126);
  });
});

test("a restore never writes into a folder that holds something", () => {
  const { status, stderr } = spawnSync("bin/restore", ["--data", home], { env: settings });
  expect(status).toBe(1);
  expect(stderr.toString()).toContain("not empty");
});
