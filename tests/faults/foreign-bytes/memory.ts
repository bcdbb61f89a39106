import { readdirSync, readFileSync } from "node:fs";

const EVERY_MS = 20;

/** The largest resident memory of an app's process, and of any of its children, in megabytes. */
export function watchMemory(pid: number) {
  let app = 0;
  let child = 0;
  const look = () => {
    app = Math.max(app, highest(pid));
    child = Math.max(child, ...childrenOf(pid).map(highest));
  };
  const timer = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return { app, child };
  };
}

/** Children of all its threads. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

function highest(pid: number): number {
  const [, kilobytes = "0"] = /^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`)) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
