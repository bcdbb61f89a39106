import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../../sandbox/free-port.ts";
import { serviceNamed } from "../compose.ts";
import { stageNamed } from "../image/dockerfile.ts";
import { expectRefusal, startUntilReady, stopInTime } from "./app.ts";
import { expectLeastPrivilege } from "./app-role.ts";
import { askForPage, askForRooms, findNothingLeft } from "./checks.ts";
import { startCluster } from "./cluster.ts";
import { expectNothingWritable, expectPackages } from "./installed.ts";
import { liveSettings } from "./live-settings.ts";
import { playStage } from "./play-stage.ts";
import { createRunner } from "./runner.ts";
import { createSteps } from "./steps.ts";
import { createTenant } from "./tenant.ts";
import { createUndo } from "./undo.ts";

/**
 * The deploy of ops/Dockerfile and ops/compose.yaml, run without Docker. As there, root makes the
 * files and another account runs them.
 */
const { step, skip, stop, finish } = createSteps();
const undo = createUndo();
const builder = createRunner();
const tenant = createTenant();

async function rehearse(): Promise<void> {
  const root = mkdtempSync(path.join(os.tmpdir(), "pousada-rehearsal-"));
  chmodSync(root, 0o755);
  undo.later(() => rmSync(root, { recursive: true, force: true }));
  undo.later(builder.end);
  undo.later(tenant.end);
  const folders = new Map(["build", "house"].map((name) => [name, path.join(root, name)]));
  const cwd = path.join(root, "house");
  const media = path.join(root, "media");
  const home = path.join(root, "home");

  await step("build the pages", () => playStage(stageNamed("build"), { folders, builder }));
  await step("install runtime packages", () =>
    playStage(stageNamed("house"), { folders, builder }),
  );
  await step("find every package of the server", () => expectPackages(cwd));
  tenant.give(media);
  tenant.give(home);

  const cluster = await step("start PostgreSQL", startCluster);
  undo.later(cluster.stop);
  const guard = path.join(root, "loopback-only.ts");
  copyFileSync(path.join(import.meta.dirname, "loopback-only.ts"), guard);
  // The checkout and its Node may be where only the caller can read.
  const bin = path.join(root, "bin");
  mkdirSync(bin);
  copyFileSync(process.execPath, path.join(bin, "node"));
  const port = await freePort();
  const environment = {
    PATH: `${bin}:${process.env.PATH}`,
    HOME: home,
    NODE_ENV: "production",
    NODE_OPTIONS: `--import=${guard}`,
    ...liveSettings({ databaseUrl: cluster.url, media, port }),
  };
  const place = { runner: tenant, cwd, environment };
  const site = `http://127.0.0.1:${port}`;

  if (tenant.uid === null) skip("another account", "only root can change to one");
  else await step("the account cannot change the program", () => expectNothingWritable(place));
  await step("migrate", async () => {
    const command = [serviceNamed("migrate").command ?? []].flat();
    const owners = { ...environment, MIGRATION_DATABASE_URL: cluster.ownerUrl };
    const said = await tenant.run(command, { ...place, environment: owners });
    return `${said.split(",").length} files`;
  });
  await step("the app's role is refused what it does not need", () =>
    expectLeastPrivilege(cluster),
  );
  await step("refuse a sandbox address", () => {
    const sandbox = { ...environment, STRIPE_API_URL: "http://127.0.0.1:3001" };
    return expectRefusal({ ...place, environment: sandbox }, "which only the sandbox may use");
  });
  const running = await step("start until the health check passes", () => startUntilReady(place));
  await step("create the first owner", async () => {
    const words = ["--email", "dona@pousada.example", "--name", "Dona da Pousada"];
    const command = ["node", "src/server/owner/create-owner.cli.ts", ...words];
    await tenant.run(command, { ...place, input: "uma-senha-de-ensaio\n" });
  });
  await step("serve a page", () => askForPage(site));
  await step("serve a call", () => askForRooms(site));
  await step("stop on SIGTERM", () => stopInTime(running, site));
  await step("nothing is left running", async () => {
    await findNothingLeft(cluster.ownerUrl, site);
    const left = tenant.running();
    if (left.length > 0) throw new Error(`still running:\n${left.join("\n")}`);
  });
  const kept = running.output().match(/^kept on this machine: .*$/gm) ?? [];
  console.log(`         outgoing connections attempted and refused: ${kept.length}`);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    stop();
    await Promise.all([builder.end(), tenant.end()]);
  });
}
process.exitCode = (await finish("The rehearsal", rehearse, undo.all)) ? 0 : 1;
