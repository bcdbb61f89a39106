import assert from "node:assert/strict";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { stageNamed, wordsOf } from "../image/dockerfile.ts";
import { collect, type Tenant } from "./tenant.ts";

const PATIENCE_MS = 30_000;
/** A third of the stop timeout of systemd and Docker. */
const LONGEST_STOP_MS = 10_000;
const stage = stageNamed("house");

export type Running = { readonly child: ChildProcess; output(): string };
export type Place = {
  readonly tenant: Tenant;
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
};

/** Started like the image, and ready when the image's health check passes. */
export async function startUntilReady(place: Place): Promise<Running> {
  const running = start(place);
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isHealthy(place))) {
    const gaveUp = running.child.exitCode !== null || Date.now() > deadline;
    if (gaveUp) throw new Error(`The app is not ready:\n${running.output()}`);
    await wait(100);
  }
  return running;
}

export async function expectRefusal(place: Place, words: string): Promise<void> {
  const { child, output } = start(place);
  const [code] = await once(child, "close");
  assert.equal(code, 1);
  assert.ok(output().includes(words), output());
}

/** With an open keep-alive connection, as in production. */
export async function stopInTime({ child, output }: Running, site: string): Promise<string> {
  await (await fetch(`${site}/live`, { headers: { connection: "keep-alive" } })).text();
  const asked = Date.now();
  const closed = once(child, "close");
  child.kill("SIGTERM");
  const late = wait(LONGEST_STOP_MS).then(() => {
    throw new Error(`The app had not stopped after ${LONGEST_STOP_MS / 1000} s:\n${output()}`);
  });
  late.catch(() => {});
  assert.deepEqual(await Promise.race([closed, late]), [0, null]);
  return `${Date.now() - asked} ms`;
}

function start({ tenant, folder, environment }: Place): Running {
  const child = tenant.start(wordsOf(stage, "CMD"), folder, environment);
  return { child, output: collect(child) };
}

async function isHealthy({ tenant, folder, environment }: Place): Promise<boolean> {
  const check = tenant.run(wordsOf(stage, "HEALTHCHECK"), folder, { environment });
  return check.then(
    () => true,
    () => false,
  );
}
