import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-as-house-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a command of the house gets its settings, its account and the folder of its release", () => {
  const file = path.join(folder, "env");
  writeFileSync(
    file,
    `${readFileSync(".env.example", "utf8")}\nSMTP_URL='smtps://a:b$c&d@e:465'\n`,
  );
  const said = 'echo "$*"; pwd; echo "$SMTP_URL"; echo "$MAPS_SCRIPT_URL"\n';
  writeFileSync(path.join(folder, "runuser"), `#!/bin/sh\n${said}`, { mode: 0o755 });
  const { status, stdout } = spawnSync(
    path.resolve("ops/systemd/as-house"),
    ["src/x.cli.ts", "--name", "Dona da Pousada"],
    {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: `${folder}:${process.env.PATH}`, HOUSE_SETTINGS: file },
    },
  );
  expect(status).toBe(0);
  expect(stdout.trim().split("\n")).toEqual([
    "-u pousada -- node src/x.cli.ts --name Dona da Pousada",
    process.cwd(),
    "smtps://a:b$c&d@e:465",
    "https://maps.googleapis.com/maps/api/js",
  ]);
});
