import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { runBinary, runsAsPostgres } from "./binaries.ts";

export type Postgres = { readonly url: string; stop(): Promise<void> };

/**
 * Finds a PostgreSQL to work with: the one DATABASE_URL names, else a cluster of our own.
 * With a data folder the cluster keeps what it holds; without one it is thrown away when stopped.
 */
export async function startPostgres(dataFolder?: string): Promise<Postgres> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };

  const throwaway = dataFolder === undefined;
  const folder = prepareFolder(dataFolder);
  if (!existsSync(path.join(folder, "PG_VERSION"))) {
    await runBinary("initdb", "-D", folder, "-U", "postgres", "-A", "trust", "-E", "UTF8");
  }
  const port = (await runningPort(folder)) ?? (await startCluster(folder, throwaway));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await runBinary("pg_ctl", "stop", "-D", folder, "-m", "fast", "-w");
      if (throwaway) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function prepareFolder(dataFolder: string | undefined): string {
  const folder = dataFolder ?? mkdtempSync(path.join(os.tmpdir(), "pousada-postgres-"));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runsAsPostgres) execFileSync("chown", ["postgres", folder]);
  return folder;
}

/** A cluster left running by a process that was killed is taken over as it is. */
async function runningPort(folder: string): Promise<number | null> {
  try {
    await runBinary("pg_ctl", "status", "-D", folder);
    const portLine = readFileSync(path.join(folder, "postmaster.pid"), "utf8").split("\n")[3];
    return Number(portLine);
  } catch {
    return null;
  }
}

async function startCluster(folder: string, throwaway: boolean): Promise<number> {
  const port = await freePort();
  const settings = [`-p ${port}`, `-k ${folder}`, "-c listen_addresses=127.0.0.1"];
  settings.push("-c max_connections=300", "-c log_min_messages=fatal");
  if (throwaway) settings.push("-c fsync=off", "-c synchronous_commit=off");
  const log = path.join(folder, "postgres.log");
  await runBinary("pg_ctl", "start", "-D", folder, "-w", "-l", log, "-o", settings.join(" "));
  return port;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
