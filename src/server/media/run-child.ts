import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Answer, Order } from "./decoding/orders.ts";

const FILE = "src/server/media/decoding/child.ts";
const LOOK_EVERY_MS = 20;

export type Limits = { readonly bytes: number; readonly ms: number };

/** The process was killed for one of its limits or because the app stops, or ended by itself. */
export class ChildEnded extends Error {
  readonly why: "memory" | "time" | "closed" | "died";

  constructor(why: ChildEnded["why"]) {
    super("a process that decodes has ended without an answer");
    this.why = why;
  }
}

/**
 * Runs one order in a process of its own, and returns after that process has ended. It gets nothing
 * of our environment.
 */
export function runChild(order: Order, limits: Limits, closing: AbortSignal): Promise<Answer> {
  const child = fork(path.resolve(FILE), {
    // One arena, so that memory freed by one thread is reused by others.
    env: { MALLOC_ARENA_MAX: "1" },
    execArgv: ["--max-old-space-size=64"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return new Promise((resolve, reject) => {
    let answer: Answer | undefined;
    let why: ChildEnded["why"] = "died";
    const kill = (cause: ChildEnded["why"]) => {
      why = cause;
      child.kill("SIGKILL");
    };
    const timer = setTimeout(kill, limits.ms, "time");
    const watch = setInterval(() => {
      if (residentBytes(child.pid) > limits.bytes) kill("memory");
    }, LOOK_EVERY_MS);
    const close = () => kill("closed");
    closing.addEventListener("abort", close);
    const settle = (error: Error) => {
      clearTimeout(timer);
      clearInterval(watch);
      closing.removeEventListener("abort", close);
      if (answer) resolve(answer);
      else reject(error);
    };
    child.once("message", (said) => {
      answer = said as Answer;
      child.kill("SIGKILL");
    });
    child.once("error", settle);
    child.once("exit", () => settle(new ChildEnded(why)));
    // The error of a child that has ended is reported by its own event.
    child.send(order, () => {});
  });
}

/** The process's memory as the kernel reports it, which the child cannot fake. Linux only. */
function residentBytes(pid: number | undefined): number {
  try {
    const [, kilobytes = "0"] =
      /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}
