import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { serviceNamed } from "./compose.ts";
import { stageNamed, wordsOf } from "./image/dockerfile.ts";

const FOLDER = "ops/systemd";
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
/** systemd-analyze's scale: 0 is fully confined, 10 is an unrestricted service. */
const MOST_EXPOSED = 2;

const units = readdirSync(FOLDER).filter((name) => /\.(service|timer)$/.test(name));
const services = units.filter((name) => name.endsWith(".service"));
const timers = units.filter((name) => name.endsWith(".timer"));
const guide = readFileSync("ops/README.md", "utf8");
const read = (name: string) => readFileSync(path.join(FOLDER, name), "utf8");
const linesOf = (name: string, key: string) =>
  [...read(name).matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].map(([, value = ""]) => value);

/** The units with this machine's programs, because systemd checks that they exist. */
function onThisMachine(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-units-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(FOLDER, folder, { recursive: true });
  for (const name of services) {
    const here = read(name)
      .replaceAll("/usr/bin/node", process.execPath)
      .replaceAll(/\/srv\/pousada\/ops\/backup\/\S+/g, process.execPath);
    writeFileSync(path.join(folder, name), here);
  }
  return folder;
}

describe("the units", () => {
  test.runIf(hasSystemd)("are understood by systemd without a warning", () => {
    const folder = onThisMachine();
    const files = units.map((name) => path.join(folder, name));
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...files], {
      encoding: "utf8",
    });
    const ours = stderr.split("\n").filter((line) => line.includes("pousada"));
    expect(ours).toEqual([]);
    expect(status).toBe(0);
  });

  test.runIf(hasSystemd).each(services)("%s is locked in, as systemd judges it", (name) => {
    const words = ["security", "--offline=yes", "--no-pager", path.join(FOLDER, name)];
    const judged = execFileSync("systemd-analyze", words, { encoding: "utf8" });
    const [, exposure] = /exposure level for \S+: ([\d.]+)/.exec(judged) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(MOST_EXPOSED);
  });

  test.each(services)("%s may write into its own folders alone", (name) => {
    expect(linesOf(name, "NoNewPrivileges")).toEqual(["yes"]);
    expect(linesOf(name, "ProtectSystem")).toEqual(["strict"]);
    expect(linesOf(name, "CapabilityBoundingSet")).toEqual([""]);
    expect(linesOf(name, "User")).not.toContain("root");
    const folders = [...linesOf(name, "StateDirectory"), ...linesOf(name, "ReadWritePaths")];
    for (const folder of folders.flatMap((line) => line.split(" "))) {
      expect(folder).toMatch(/(^|\/)pousada/);
    }
  });

  test("a picture that takes too much memory ends its own process, and not the house", () => {
    expect(linesOf("pousada.service", "OOMPolicy")).toEqual(["continue"]);
  });

  test.each(timers)("what %s starts is there and does not end with shared memory", (timer) => {
    const name = timer.replace(".timer", ".service");
    expect(linesOf(name, "User")).toEqual(["postgres"]);
    expect(linesOf(name, "RemoveIPC")).toEqual(["no"]);
  });

  test("are turned on by the guide, which makes the folders they may write into", () => {
    for (const timer of timers) {
      expect(guide).toMatch(new RegExp(`^systemctl enable --now .*\\b${timer}`, "m"));
    }
    for (const folder of services.flatMap((name) => linesOf(name, "ReadWritePaths"))) {
      expect(guide).toMatch(new RegExp(`^install -d -o postgres .*${folder}\\b`, "m"));
    }
  });

  test("the house is migrated and started as in the image", () => {
    const words = (line: string | undefined) => line?.replace("/usr/bin/node", "node").split(" ");
    const [migrate] = linesOf("pousada-migrate.service", "ExecStart");
    const [start] = linesOf("pousada.service", "ExecStart");
    expect(words(migrate)).toEqual(serviceNamed("migrate").command);
    expect(words(start)).toEqual(wordsOf(stageNamed("house"), "CMD"));
  });

  test("the migration runs as an account of its own, before the house and never instead of it", () => {
    const user = (name: string) => linesOf(name, "User");
    expect(user("pousada-migrate.service")).toEqual(["pousada_owner"]);
    expect(user("pousada.service")).toEqual(["pousada"]);
    expect(linesOf("pousada.service", "Wants")).toContain("pousada-migrate.service");
    expect(linesOf("pousada.service", "After").join(" ")).toContain("pousada-migrate.service");
    const [file = ""] = linesOf("pousada-migrate.service", "EnvironmentFile");
    expect(linesOf("pousada-migrate.service", "ConditionPathExists")).toEqual([file]);
    expect(linesOf("pousada.service", "EnvironmentFile")).not.toContain(file);
    for (const name of ["pousada", "pousada_owner"]) {
      expect(read("pousada.sysusers")).toMatch(new RegExp(`^u ${name} `, "m"));
    }
  });

  test("run only files that are here", () => {
    for (const line of services.flatMap((name) => linesOf(name, "ExecStart(?:Pre)?"))) {
      const words = line.split(" ").map((word) => word.replace("/srv/pousada/", ""));
      for (const word of words.filter((one) => /\.ts$|^ops\//.test(one))) {
        expect(existsSync(word), word).toBe(true);
      }
    }
  });
});
