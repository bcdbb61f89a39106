import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export type Runner = {
  start(command: readonly string[], options: StartOptions): ChildProcess;
  /** Resolves to the standard output; rejects with all output. */
  run(command: readonly string[], options: StartOptions & { input?: string }): Promise<string>;
  /** Kills the processes that still run, and their children. */
  end(): Promise<void>;
};

export type StartOptions = { readonly cwd: string; readonly environment: NodeJS.ProcessEnv };

/** Starts programs as the caller, or as the given account. */
export function createRunner(account: { uid?: number; gid?: number } = {}): Runner {
  const alive = new Set<ChildProcess>();

  const start: Runner["start"] = ([file = "", ...words], { cwd, environment }) => {
    // A process group of its own, so that it can be killed with its children.
    const child = spawn(file, words, { cwd, env: environment, detached: true, ...account });
    alive.add(child);
    child.once("close", () => alive.delete(child));
    return child;
  };

  return {
    start,
    run: async (command, { input = "", ...options }) => {
      const child = start(command, options);
      child.stdin?.on("error", () => {}).end(input);
      const [output, everything] = [collect(child, ["stdout"]), collect(child)];
      const [code, signal] = await once(child, "close");
      if (code === 0) return output();
      throw new Error(`'${command.join(" ")}' ended with ${code ?? signal}:\n${everything()}`);
    },
    end: async () => {
      const ends = [...alive].map((child) => {
        const closed = once(child, "close");
        if (child.pid) process.kill(-child.pid, "SIGKILL");
        return closed;
      });
      await Promise.all(ends);
    },
  };
}

/** The process's output so far. */
export function collect(
  child: ChildProcess,
  streams: readonly ("stdout" | "stderr")[] = ["stdout", "stderr"],
): () => string {
  let output = "";
  for (const stream of streams) {
    child[stream]?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  return () => output;
}
