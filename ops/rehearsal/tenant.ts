import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";

export type Tenant = {
  /** Null: the caller is not root, and everything runs as the caller. */
  readonly name: string | null;
  /** Folders it may write to. */
  own(folder: string): void;
  start(command: readonly string[], cwd: string, environment: NodeJS.ProcessEnv): ChildProcess;
  run(command: readonly string[], cwd: string, options?: RunOptions): Promise<string>;
  /** Processes that still run as this user. */
  running(): string[];
  remove(): void;
};

export type RunOptions = { readonly environment?: NodeJS.ProcessEnv; readonly input?: string };

/** A system user for one rehearsal that owns nothing but its folder. */
export function createTenant(home: string): Tenant {
  const isRoot = process.getuid?.() === 0;
  const name = isRoot ? `rehearsal${process.pid}` : null;
  mkdirSync(home, { recursive: true });
  if (name) {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "-d", home, name]);
  }
  const ids = name ? { uid: idOf("-u", name), gid: idOf("-g", name) } : {};
  const own = (folder: string) => {
    mkdirSync(folder, { recursive: true });
    if (name) execFileSync("chown", ["-R", `${name}:`, folder]);
  };
  own(home);

  const start: Tenant["start"] = ([file = "", ...words], cwd, environment) =>
    spawn(file, words, { cwd, env: { ...environment, HOME: home }, ...ids });

  return {
    name,
    own,
    start,
    run: async (command, cwd, { environment = process.env, input = "" } = {}) => {
      const child = start(command, cwd, environment);
      child.stdin?.end(input);
      const output = collect(child);
      const [code] = await once(child, "close");
      if (code !== 0) throw new Error(`'${command.join(" ")}' exited with ${code}:\n${output()}`);
      return output();
    },
    running: () =>
      name ? lines(spawnSync("ps", ["-o", "pid=,args=", "-u", name]).stdout.toString()) : [],
    remove: () => {
      if (name) execFileSync("userdel", [name], { stdio: "ignore" });
    },
  };
}

/** The process's output so far. */
export function collect(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  return () => output;
}

function idOf(which: "-u" | "-g", name: string): number {
  return Number(execFileSync("id", [which, name], { encoding: "utf8" }));
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}
