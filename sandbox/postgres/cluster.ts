import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runBinary, runsAsPostgres } from "./binaries.ts";

/** Initialises a data folder: the given one, or a new one. */
export async function makeCluster(dataFolder?: string): Promise<string> {
  const folder = dataFolder ?? mkdtempSync(path.join(os.tmpdir(), "pousada-postgres-"));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runsAsPostgres) execFileSync("chown", ["postgres", folder]);
  if (!existsSync(path.join(folder, "PG_VERSION"))) {
    await runBinary("initdb", "-D", folder, "-U", "postgres", "-A", "trust", "-E", "UTF8");
  }
  return folder;
}

/** Durable: commits survive a crash. Otherwise faster, for throwaway data. */
export async function startCluster(
  folder: string,
  { port, durable }: { port: number; durable: boolean },
): Promise<void> {
  const settings = [`-p ${port}`, `-k ${folder}`, "-c listen_addresses=127.0.0.1"];
  settings.push("-c max_connections=300", "-c log_min_messages=fatal");
  if (!durable) settings.push("-c fsync=off", "-c synchronous_commit=off");
  const log = path.join(folder, "postgres.log");
  await runBinary("pg_ctl", "start", "-D", folder, "-w", "-l", log, "-o", settings.join(" "));
}

export async function stopCluster(folder: string, mode: "fast" | "immediate"): Promise<void> {
  await runBinary("pg_ctl", "stop", "-D", folder, "-m", mode, "-w");
}

/** Reads the running server's pid file; throws if none runs. */
export function runningCluster(folder: string): { pid: number; port: number } {
  const lines = readFileSync(path.join(folder, "postmaster.pid"), "utf8").split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}
