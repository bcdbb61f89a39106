import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../../sandbox/free-port.ts";
import { runBinary, runsAsPostgres } from "../../../sandbox/postgres/binaries.ts";

const run = promisify(execFile);
const CONFIGURATION = {
  config_file: "postgresql.conf",
  hba_file: "pg_hba.conf",
  ident_file: "pg_ident.conf",
};
const SCRIPTS = ["backup", "restore", "restore-drill", "archive-wal", "fetch-wal"];

/** A cluster with WAL archiving as in docs/operations.md, and the real backup scripts. */
export type ArchivingCluster = {
  readonly url: string;
  readonly home: string;
  /** Starts on one of the folders of `home`, always on the same port. */
  start(folder: string): Promise<void>;
  /** Power loss. */
  kill(folder: string): Promise<void>;
  script(name: string, ...args: string[]): Promise<void>;
  discard(): void;
};

export async function openCluster(database: string): Promise<ArchivingCluster> {
  const home = await prepareHome();
  const port = await freePort();
  const serverUrl = `postgres://postgres@127.0.0.1:${port}`;
  const settings = {
    BACKUP_DIR: path.join(home, "backups"),
    MEDIA_DIR: path.join(home, "media"),
    DATABASE_URL: `${serverUrl}/${database}`,
    BACKUP_UNENCRYPTED: "yes-whoever-gets-a-copy-can-read-it",
  };
  const archive = `BACKUP_DIR=${settings.BACKUP_DIR} ${home}/ops/backup/archive-wal "%p" "%f"`;
  const options = [`-p ${port}`, `-k ${home}`, "-c listen_addresses=127.0.0.1"];
  options.push("-c max_connections=100", "-c log_min_messages=fatal", "-c archive_mode=on");
  // A minute in production.
  options.push("-c archive_timeout=1");
  options.push(`-c archive_command='${archive}'`);
  // Only processes are killed here, not the machine: written data survives without fsync.
  options.push("-c fsync=off");
  const cluster = ["-D", `${home}/data`, "-U", "postgres", "-A", "trust", "-E", "UTF8"];
  await runBinary("initdb", ...cluster, "--no-sync");
  // As on Debian: a restored data folder has no configuration.
  for (const [setting, name] of Object.entries(CONFIGURATION)) {
    renameSync(`${home}/data/${name}`, `${home}/etc/${name}`);
    options.push(`-c ${setting}=${home}/etc/${name}`);
  }
  // Against hangs only: on a busy machine a second's work takes a minute.
  const control = (...args: string[]) => runBinary("pg_ctl", ...args, "-w", "-t", "280");
  return {
    url: settings.DATABASE_URL,
    home,
    async start(folder) {
      const log = `${home}/${folder}.log`;
      const start = ["start", "-D", `${home}/${folder}`, "-l", log, "-o", options.join(" ")];
      await control(...start).catch((cause: unknown) => {
        throw new Error(`${folder} did not start: ${readFileSync(log, "utf8")}`, { cause });
      });
    },
    async kill(folder) {
      await control("stop", "-D", `${home}/${folder}`, "-m", "immediate");
    },
    async script(name, ...args) {
      const words = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
      const command = ["env", ...words, `${home}/ops/backup/${name}`, ...args];
      if (runsAsPostgres) command.unshift("runuser", "-u", "postgres", "--");
      await run(command[0] as string, command.slice(1), { cwd: home });
    },
    discard: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Outside the checkout, so that PostgreSQL's account can enter it. */
async function prepareHome(): Promise<string> {
  const home = mkdtempSync(path.join(os.tmpdir(), "pousada-restore-"));
  mkdirSync(`${home}/media`);
  mkdirSync(`${home}/etc`);
  cpSync("public/icon.svg", `${home}/media/picture`);
  for (const name of [...SCRIPTS, "backup-environment"])
    cpSync(`ops/backup/${name}`, `${home}/ops/backup/${name}`);
  if (runsAsPostgres) await run("chown", ["-R", "postgres", home]);
  return home;
}
