import { execFile } from "node:child_process";
import { chmodSync, existsSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const DEBIAN = "/usr/lib/postgresql";

/** The folder of initdb and pg_ctl: from the PATH, otherwise Debian's newest. */
function binaryFolder(): string {
  const onPath = (process.env.PATH ?? "")
    .split(path.delimiter)
    .find((folder) => existsSync(path.join(folder, "initdb")));
  // The one on the PATH may be a symlink without its siblings.
  if (onPath) return path.dirname(realpathSync(path.join(onPath, "initdb")));
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (!newest) throw new Error("PostgreSQL is not installed: run bin/setup, or set DATABASE_URL");
  return path.join(DEBIAN, newest, "bin");
}

/** PostgreSQL refuses to run as root, so root switches to the package's account. */
export const runsAsPostgres = process.getuid?.() === 0;
if (runsAsPostgres) shareClock();

/**
 * Under faketime all processes share a clock through two files that only their creator's account
 * may open. Another account's process makes its own, named by its process id, and leaves them
 * behind if it is killed. A later process with the same id could not start.
 */
function shareClock(): void {
  const [semaphore, memory] = process.env.FAKETIME_SHARED?.split(" ") ?? [];
  for (const file of semaphore && memory ? [`sem.${semaphore.slice(1)}`, memory.slice(1)] : [])
    if (existsSync(`/dev/shm/${file}`)) chmodSync(`/dev/shm/${file}`, 0o666);
}

export async function runBinary(name: string, ...args: string[]): Promise<string> {
  const file = path.join(binaryFolder(), name);
  const { stdout } = runsAsPostgres
    ? await run("runuser", ["-u", "postgres", "--", file, ...args], { cwd: "/" })
    : await run(file, args);
  return stdout;
}
