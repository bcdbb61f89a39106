import assert from "node:assert/strict";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { serviceNamed } from "../compose.ts";
import { stageNamed, wordsOf } from "../image/dockerfile.ts";
import { collect, type Runner } from "./runner.ts";

/** Ends a start that hangs. Long, because a busy machine is many times slower than an idle one. */
const PATIENCE_MS = 300_000;
/** After this Docker and systemd kill it. How long it took is reported, not judged. */
const LONGEST_STOP_MS = Number.parseInt(serviceNamed("house").stop_grace_period ?? "", 10) * 1000;
const stage = stageNamed("house");

export type Running = { readonly child: ChildProcess; output(): string };
export type Place = {
  readonly runner: Runner;
  readonly cwd: string;
  readonly environment: NodeJS.ProcessEnv;
};

/** Started like the image, and ready when the image's health check passes. */
export async function startUntilReady(place: Place): Promise<Running> {
  const running = start(place);
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isHealthy(place))) {
    const gaveUp = running.child.exitCode !== null || performance.now() > deadline;
    if (gaveUp) throw new Error(`The app is not ready:\n${running.output()}`);
    await wait(100);
  }
  // Otherwise another process has answered at the port.
  assert.equal(running.child.exitCode, null, running.output());
  return running;
}

export async function expectRefusal(place: Place, words: string): Promise<void> {
  const { child, output } = start(place);
  const [code] = await once(child, "close");
  assert.equal(code, 1);
  assert.ok(output().includes(words), output());
}

/** With an open keep-alive connection, as in production. */
export async function stopInTime(
  { child, output }: Running,
  site: string,
  pid = child.pid,
): Promise<string> {
  assert.ok(pid, "the app has no process");
  await (await fetch(`${site}/live`, { headers: { connection: "keep-alive" } })).text();
  const asked = performance.now();
  const closed = once(child, "close");
  process.kill(pid, "SIGTERM");
  const late = wait(LONGEST_STOP_MS, undefined, { ref: false }).then(() => {
    throw new Error(`The app had not stopped after ${LONGEST_STOP_MS / 1000} s:\n${output()}`);
  });
  late.catch(() => {});
  assert.deepEqual(await Promise.race([closed, late]), [0, null], output());
  return `${Math.round(performance.now() - asked)} ms`;
}

function start({ runner, ...options }: Place): Running {
  const child = runner.start(wordsOf(stage, "CMD"), options);
  return { child, output: collect(child) };
}

async function isHealthy({ runner, ...options }: Place): Promise<boolean> {
  return runner.run(wordsOf(stage, "HEALTHCHECK"), options).then(
    () => true,
    () => false,
  );
}
