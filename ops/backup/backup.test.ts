import { execFileSync, spawnSync } from "node:child_process";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const home = mkdtempSync(path.join(os.tmpdir(), "pousada-archive-"));
afterAll(() => rmSync(home, { recursive: true }));
const segment = path.join(home, "segment");
const kept = (name: string) => path.join(home, "backups/wal", name);

/** rot13 stands in for encryption: any filter from stdin to stdout. */
const settings = {
  ...process.env,
  BACKUP_SETTINGS: "/dev/null",
  BACKUP_DIR: path.join(home, "backups"),
  BACKUP_FILTER: "tr 'A-Za-z' 'N-ZA-Mn-za-m'",
  BACKUP_UNFILTER: "tr 'A-Za-z' 'N-ZA-Mn-za-m'",
};

function archive(name: string, content: string, more: Record<string, string> = {}) {
  writeFileSync(segment, content);
  return spawnSync("ops/backup/archive-wal", [segment, name], { env: { ...settings, ...more } });
}

function fetch(name: string, more: Record<string, string | undefined> = {}) {
  const target = path.join(home, "fetched");
  const env = { ...settings, ...more };
  const { status, stderr } = spawnSync("ops/backup/fetch-wal", [name, target], { env });
  const content = status === 0 ? readFileSync(target, "utf8") : null;
  return { status, content, said: stderr.toString() };
}

describe("the archive of the write-ahead log", () => {
  test("gives back what it was given, kept through the operator's filter", () => {
    expect(archive("01", "write-ahead").status).toBe(0);
    expect(() => execFileSync("gzip", ["-t", kept("01.pack")], { stdio: "ignore" })).toThrow();
    expect(fetch("01")).toEqual({ status: 0, content: "write-ahead", said: "" });
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

  test("never lets a segment that cannot be read pass for the end of the archive", () => {
    archive("06", "whole");
    truncateSync(kept("06.pack"), statSync(kept("06.pack")).size - 4);
    expect(fetch("06")).toMatchObject({ status: 126, said: expect.stringContaining("06 cannot") });
    expect(fetch("01", { BACKUP_UNFILTER: "no-such-program" }).status).toBe(126);
  });

  test.each([
    [undefined, "BACKUP_DIR: is not set"],
    [path.join(home, "not-mounted"), "there is no folder"],
  ])("does not take a missing archive for an empty one: %s", (BACKUP_DIR, said) => {
    expect(fetch("01", { BACKUP_DIR })).toMatchObject({
      status: 126,
      said: expect.stringContaining(said),
    });
  });
});

test("a restore never writes into a folder that holds something", () => {
  const { status, stderr } = spawnSync("ops/backup/restore", ["--data", home], { env: settings });
  expect(status).toBe(1);
  expect(stderr.toString()).toContain("not empty");
});

describe("a backup that would not be encrypted", () => {
  const unencrypted = (word: string | undefined) =>
    spawnSync("ops/backup/backup", {
      env: {
        ...settings,
        BACKUP_DIR: path.join(home, "plain"),
        BACKUP_FILTER: "",
        BACKUP_UNENCRYPTED: word,
        MEDIA_DIR: home,
        // No server listens there: the script ends before it writes anything.
        DATABASE_URL: "postgres://127.0.0.1:1/nobody",
      },
    });

  test.each([undefined, "", "yes", "true"])("is refused, and says how: %s", (word) => {
    const { status, stderr } = unencrypted(word);
    expect(status).toBe(1);
    expect(stderr.toString()).toMatch(/refused.*BACKUP_FILTER.*\n.*BACKUP_UNENCRYPTED=yes-/);
    expect(readdirSync(home)).not.toContain("plain");
  });

  test("is made where the operator has written that everybody can read it", () => {
    const { stderr } = unencrypted("yes-whoever-gets-a-copy-can-read-it");
    expect(stderr.toString()).not.toContain("would not be encrypted");
    expect(readdirSync(home)).toContain("plain");
  });
});
