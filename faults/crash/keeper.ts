import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export type Keeper = {
  /** Points the process has passed, in order, over all its lives. */
  readonly points: readonly string[];
  readonly deaths: () => number;
  stop(): Promise<void>;
};

/** Keeps a house running: one that dies is started again, this time to live. */
export async function keepRunning(
  program: string,
  settings: Record<string, string>,
): Promise<Keeper> {
  const points: string[] = [];
  let deaths = 0;
  let stopping = false;
  let child: ChildProcess;

  // Of whichever life: one may die before it ever listens.
  const { promise: listening, resolve: listens } = Promise.withResolvers<void>();

  function live(env: Record<string, string>): void {
    child = spawn("node", [program], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let rest = "";
    child.stdout?.on("data", (chunk) => {
      const lines = `${rest}${chunk}`.split("\n");
      rest = lines.pop() ?? "";
      points.push(
        ...lines.filter((line) => line.startsWith("point ")).map((line) => line.slice(6)),
      );
      if (lines.includes("listening")) listens();
    });
    child.once("exit", () => {
      if (stopping) return;
      deaths++;
      const { CRASH_AT: _, ...healthy } = env;
      live(healthy);
    });
  }

  live(settings);
  await listening;
  return {
    points,
    deaths: () => deaths,
    async stop() {
      stopping = true;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
