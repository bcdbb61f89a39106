import { chownSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRunner, type Runner } from "./runner.ts";

export type Tenant = Runner & {
  /** Null: the caller is not root, and everything runs as the caller. */
  readonly uid: number | null;
  /** Makes a new folder that the account may write to. */
  give(folder: string): void;
  /** Processes that still run as this account. */
  running(): string[];
};

/** systemd's range for temporary accounts: no package and no person has one of these. */
const FIRST = 61_184;
const COUNT = 4_336;

/**
 * The account that runs the app. It is only a number: an entry in the list of accounts would stay
 * behind if the rehearsal were killed.
 */
export function createTenant(): Tenant {
  const isRoot = process.getuid?.() === 0;
  const uid = isRoot ? freeAccount() : null;
  return {
    ...createRunner(uid === null ? {} : { uid, gid: uid }),
    uid,
    give: (folder) => {
      mkdirSync(folder, { recursive: true });
      if (uid !== null) chownSync(folder, uid, uid);
    },
    running: () => (uid === null ? [] : processesOf(uid)),
  };
}

/** Skips accounts in use, because another rehearsal may run beside this one. */
function freeAccount(): number {
  for (let offset = 0; offset < COUNT; offset += 1) {
    const uid = FIRST + ((process.pid + offset) % COUNT);
    if (processesOf(uid).length === 0) return uid;
  }
  throw new Error("every temporary account is in use");
}

function processesOf(uid: number): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        if (statSync(`/proc/${pid}`).uid !== uid) return [];
        return [`${pid} ${readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")}`];
      } catch {
        // The process has ended meanwhile.
        return [];
      }
    });
}
