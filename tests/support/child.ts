import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** A child process that answers every message with one message. */
export type Child = {
  /** Its ready message. */
  readonly ready: unknown;
  ask(question: unknown): Promise<unknown>;
  stop(): Promise<void>;
};

export async function startChild(file: string, settings: Record<string, string>): Promise<Child> {
  const child = fork(file, {
    env: { ...process.env, NODE_ENV: "production", ...settings },
  });
  return {
    ready: await hear(child),
    async ask(question) {
      child.send(question as string);
      return hear(child);
    },
    async stop() {
      const gone = once(child, "exit");
      child.disconnect();
      await gone;
    },
  };
}

/** Its next message, unless it exits first. */
async function hear(child: ChildProcess): Promise<unknown> {
  const heard = new AbortController();
  const { signal } = heard;
  const death = once(child, "exit", { signal }).then(
    () => Promise.reject(new Error("a process that was started has died")),
    () => [],
  );
  const [message] = await Promise.race([once(child, "message", { signal }), death]);
  heard.abort();
  return message;
}
