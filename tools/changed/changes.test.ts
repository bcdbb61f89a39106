import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findChanges } from "./changes.ts";

/** A repository with one commit on main. */
function repository() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-changes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...args], { cwd: folder });
  const write = (name: string) => writeFileSync(path.join(folder, name), `${Math.random()}`);
  const commit = (name: string) => {
    write(name);
    git("add", name);
    git("commit", "-qm", name);
  };
  git("init", "-qb", "main");
  commit("first");
  return { folder, git, write, commit };
}

test("on main it is what is not committed, new files included", () => {
  const { folder, write } = repository();
  write("first");
  write("new");
  expect(findChanges(undefined, folder).files).toEqual(["first", "new"]);
});

test("on a branch it is its commits too, without what main has got since", () => {
  const { folder, git, write, commit } = repository();
  git("checkout", "-qb", "branch");
  commit("mine");
  git("checkout", "-q", "main");
  commit("theirs");
  git("checkout", "-q", "branch");
  write("new");
  expect(findChanges(undefined, folder).files).toEqual(["mine", "new"]);
});

test("another base can be named, and one that does not exist is an error", () => {
  const { folder, commit } = repository();
  commit("second");
  expect(findChanges("HEAD~1", folder).files).toEqual(["second"]);
  expect(() => findChanges("nowhere", folder)).toThrow(/nowhere/);
});
