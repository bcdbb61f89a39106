import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export type Keeper = {
  readonly deaths: () => number;
  /** Waits until the current process, or the next, accepts requests. */
  listening(): Promise<void>;
  /** Sends a command to the current process on its standard input. */
  tell(order: string): void;
  kill(): Promise<void>;
  /** Waits for the current process to exit. */
  death(): Promise<void>;
  stop(): Promise<void>;
};

type Life = { child: ChildProcess; listening: Promise<void>; gone: Promise<unknown> };

/** Keeps an app running: restarts it when it dies. */
export async function keepRunning(
  program: string,
  settings: Record<string, string>,
  hear: (line: string) => void = () => {},
): Promise<Keeper> {
  let deaths = 0;
  let stopping = false;
  let life = live();

  function live(): Life {
    const child = spawn("node", [program], {
      env: { ...process.env, ...settings },
      stdio: ["pipe", "pipe", "inherit"],
    });
    const gone = once(child, "exit");
    const { promise: listening, resolve: listens } = Promise.withResolvers<void>();
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on("line", (line) => {
      if (line === "listening") listens();
      else hear(line);
    });
    // A command may come too late for a process that has just died.
    child.stdin?.on("error", () => {});
    child.once("exit", () => {
      if (stopping) return;
      deaths++;
      life = live();
      // By any process: one may die before it listens.
      listens(life.listening);
    });
    return { child, listening, gone };
  }

  await life.listening;
  return {
    deaths: () => deaths,
    listening: () => life.listening,
    tell: (order) => life.child.stdin?.write(`${order}\n`),
    async kill() {
      const { child, gone } = life;
      child.kill("SIGKILL");
      await gone;
    },
    async death() {
      await life.gone;
    },
    async stop() {
      stopping = true;
      life.child.kill("SIGKILL");
      await life.gone;
    },
  };
}
