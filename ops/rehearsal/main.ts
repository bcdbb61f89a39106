import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../../sandbox/free-port.ts";
import { serviceNamed } from "../compose.ts";
import { stageNamed } from "../image/dockerfile.ts";
import { expectRefusal, startUntilReady, stopInTime } from "./app.ts";
import { askForPage, askForRooms, findNothingLeft } from "./checks.ts";
import { startCluster } from "./cluster.ts";
import { liveSettings } from "./live-settings.ts";
import { playStage } from "./play-stage.ts";
import { createSteps } from "./steps.ts";
import { createTenant } from "./tenant.ts";

/** The deploy of ops/Dockerfile and ops/compose.yaml, run without Docker. */
const { step, skip, summary } = createSteps();
const undo: (() => Promise<void> | void)[] = [];

async function rehearse(): Promise<void> {
  const root = mkdtempSync(path.join(os.tmpdir(), "pousada-rehearsal-"));
  chmodSync(root, 0o755);
  undo.push(() => rmSync(root, { recursive: true, force: true }));
  const folders = new Map(["build", "house"].map((name) => [name, path.join(root, name)]));
  const folder = path.join(root, "house");
  const media = path.join(root, "media");

  const tenant = createTenant(path.join(root, "home"));
  undo.push(tenant.remove);
  if (!tenant.name) skip("temporary user", "only root can create one");
  await step("build packages and pages", () => playStage(stageNamed("build"), { folders, tenant }));
  await step("install runtime packages only", () =>
    playStage(stageNamed("house"), { folders, tenant }),
  );
  tenant.own(media);
  if (tenant.name) await step("make the program's folder read-only", () => lock(folder));

  const cluster = await step("start PostgreSQL", startCluster);
  undo.push(cluster.stop);
  const port = await freePort();
  const settings = liveSettings({ databaseUrl: cluster.url, media, port });
  const guard = path.join(root, "loopback-only.ts");
  copyFileSync(path.join(import.meta.dirname, "loopback-only.ts"), guard);
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    NODE_OPTIONS: `--import=${guard}`,
    ...settings,
  };
  const place = { tenant, folder, environment };
  const site = `http://127.0.0.1:${port}`;

  await step("migrate", async () => {
    const command = [serviceNamed("migrate").command ?? []].flat();
    const said = await tenant.run(command, folder, { environment });
    return `${said.split(",").length} files`;
  });
  await step("refuse a sandbox address", () => {
    const sandbox = { ...environment, STRIPE_API_URL: "http://127.0.0.1:3001" };
    return expectRefusal({ ...place, environment: sandbox }, "which only the sandbox may use");
  });
  const running = await step("start until the health check passes", () => startUntilReady(place));
  undo.push(() => void running.child.kill("SIGKILL"));
  await step("create the first owner", async () => {
    const words = ["--email", "dona@pousada.example", "--name", "Dona da Pousada"];
    const command = ["node", "src/server/owner/create-owner.cli.ts", ...words];
    await tenant.run(command, folder, { environment, input: "uma-senha-de-ensaio\n" });
  });
  await step("serve a page", () => askForPage(site));
  await step("serve a call", () => askForRooms(site));
  await step("stop on SIGTERM within 10 s", () => stopInTime(running, site));
  await step("nothing is left running", async () => {
    await findNothingLeft(cluster.url, site);
    const left = tenant.running();
    if (left.length > 0) throw new Error(`still running:\n${left.join("\n")}`);
  });
  const kept = running.output().match(/^kept on this machine: .*$/gm) ?? [];
  console.log(`         outgoing connections attempted and refused: ${kept.length}`);
}

/** Read-only, as in the image: the running account cannot change the program. */
function lock(folder: string): void {
  execFileSync("chown", ["-R", "root:root", folder]);
  execFileSync("chmod", ["-R", "go-w", folder]);
}

/** In reverse order, each even if another fails. */
async function takeAway(): Promise<void> {
  const failures: unknown[] = [];
  for (const one of undo.splice(0).reverse()) {
    await Promise.try(one).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw new Error(failures.map(String).join("\n"));
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => takeAway().finally(() => process.exit(1)));
}
let verdict = "The rehearsal succeeded";
for (const act of [rehearse, () => step("clean up", takeAway)]) {
  await act().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    verdict = "The rehearsal FAILED";
    process.exitCode = 1;
  });
}
console.log(`\n${verdict}: ${summary()}`);
