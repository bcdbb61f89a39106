import assert from "node:assert/strict";
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../../../sandbox/free-port.ts";
import { serviceNamed } from "../../compose.ts";
import { startUntilReady, stopInTime } from "../../rehearsal/app.ts";
import { askForPage, askForRooms, findNothingLeft } from "../../rehearsal/checks.ts";
import { startCluster } from "../../rehearsal/cluster.ts";
import { expectNothingWritable } from "../../rehearsal/installed.ts";
import { liveSettings } from "../../rehearsal/live-settings.ts";
import { createRunner } from "../../rehearsal/runner.ts";
import { createSteps } from "../../rehearsal/steps.ts";
import { createUndo } from "../../rehearsal/undo.ts";
import { stageNamed } from "../dockerfile.ts";
import { makeBaseImage } from "./base-image.ts";
import { createBuildah } from "./buildah.ts";
import { expectConfiguration } from "./configuration.ts";
import { processesBelow } from "./processes.ts";

/** The image of ops/Dockerfile, unchanged, built and started without Docker. */
const IMAGE = "pousada-house";
/** The app's own process: it is signalled as Docker would; buildah would kill it. */
const START = /^\S*node src\/main\.ts$/;
const { step, stop, finish } = createSteps();
const undo = createUndo();
const builder = createRunner();

async function tryImage(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-image-"));
  chmodSync(folder, 0o755);
  undo.later(() => rmSync(folder, { recursive: true, force: true }));
  const buildah = createBuildah(folder, builder);
  undo.later(buildah.remove);
  undo.later(builder.end);

  const { image: base } = stageNamed("house");
  await step(`make a stand-in for ${base}`, () =>
    makeBaseImage(base, { folder, buildah, runner: builder }),
  );
  await step("build the image", async () => {
    const words = ["--pull-never", "--format", "docker", "--file", "ops/Dockerfile"];
    await buildah.run("build", ...words, "--target", "house", "--tag", IMAGE, ".");
  });
  await step("keep its command and its health check", () => expectConfiguration(buildah, IMAGE));

  const cluster = await step("start PostgreSQL", startCluster);
  undo.later(cluster.stop);
  const guard = path.join(folder, "loopback-only.ts");
  copyFileSync(path.join(import.meta.dirname, "../../rehearsal/loopback-only.ts"), guard);
  await buildah.run("from", "--pull-never", "--name", "house", IMAGE);
  const runner = buildah.inContainer("house", [`${guard}:/loopback-only.ts:ro`]);
  const port = await freePort();
  const environment = {
    NODE_OPTIONS: "--import=/loopback-only.ts",
    ...liveSettings({ databaseUrl: cluster.url, media: "/var/lib/pousada/media", port }),
  };
  const place = { runner, cwd: "/srv/pousada", environment };
  const site = `http://127.0.0.1:${port}`;

  await step("its account cannot change the program", () => expectNothingWritable(place));
  await step("migrate", async () => {
    const owners = { ...environment, MIGRATION_DATABASE_URL: cluster.ownerUrl };
    const command = [serviceNamed("migrate").command ?? []].flat();
    await runner.run(command, { ...place, environment: owners });
  });
  const running = await step("start until the health check passes", () => startUntilReady(place));
  const pid = await step("run without a right of root", () => {
    const [app] = processesBelow(folder).filter(({ command }) => START.test(command));
    assert.partialDeepStrictEqual(app, { uid: "1000", powers: "0".repeat(16) });
    return app?.pid;
  });
  await step("answer /ready", async () => {
    assert.equal((await fetch(`${site}/ready`)).status, 200);
    return "200";
  });
  await step("serve a page", () => askForPage(site));
  await step("serve a call", () => askForRooms(site));
  await step("stop on SIGTERM", () => stopInTime(running, site, pid));
  await step("nothing is left running", async () => {
    await findNothingLeft(cluster.url, site);
    assert.deepEqual(processesBelow(folder), []);
  });

  const packages = await runner.run(
    ["du", "-s", "--apparent-size", "-B", "1000000", "node_modules"],
    place,
  );
  const [whole, bare] = [await buildah.sizeOf(IMAGE), await buildah.sizeOf(base)];
  console.log(`
size: ${whole} MB, ${whole - bare} MB over its base, node_modules ${Number.parseInt(packages, 10)} MB`);
}

const NOT_TRIED = [
  `the real ${stageNamed("house").image}: its place is taken by Debian's packages and this machine's Node and npm`,
  `the database's image (stage db)`,
  "Docker's own builder and its cache",
  "compose: networks, volumes, limits, a read-only root, its health checks at their intervals",
  "Caddy before the app, and a certificate",
  "payment providers, mail server and portals: nothing leaves this machine after the build",
];

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    stop();
    await builder.end();
  });
}
process.exitCode = (await finish("The image's trial", tryImage, undo.all)) ? 0 : 1;
console.log(`\nnot tried:\n${NOT_TRIED.map((one) => `- ${one}`).join("\n")}`);
