import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Runner, StartOptions } from "../../rehearsal/runner.ts";
import { processesBelow } from "./processes.ts";

export type Buildah = {
  run(...words: string[]): Promise<string>;
  /** Starts programs in a container, as the account that its image names. */
  inContainer(container: string, volumes: readonly string[]): Runner;
  /** Megabytes, as Docker counts them. */
  sizeOf(image: string): Promise<number>;
  remove(): Promise<void>;
};

/** Stores everything below one folder. */
export function createBuildah(folder: string, runner: Runner): Buildah {
  const temporary = path.join(folder, "tmp");
  mkdirSync(temporary, { recursive: true });
  const environment = { ...process.env, BUILDAH_ISOLATION: "chroot", TMPDIR: temporary };
  const here: StartOptions = { cwd: ".", environment };
  const store = ["--root", path.join(folder, "storage"), "--runroot", path.join(folder, "state")];
  const command = (words: readonly string[]) => ["buildah", ...store, ...words];
  const run: Buildah["run"] = (...words) => runner.run(command(words), here);

  return {
    run,
    inContainer(container, volumes) {
      const wrap = (words: readonly string[], { environment, cwd }: StartOptions) => {
        const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
        return command([
          ...["run", "--workingdir", cwd],
          ...volumes.flatMap((volume) => ["--volume", volume]),
          ...settings.flatMap((setting) => ["--env", setting]),
          ...[container, "--", ...words],
        ]);
      };
      return {
        start: (words, options) => runner.start(wrap(words, options), here),
        run: (words, { input = "", ...options }) =>
          runner.run(wrap(words, options), { ...here, input }),
        end: runner.end,
      };
    },
    async sizeOf(image) {
      const said = await run("images", "--format", "{{.Size}}", image);
      const [, number, unit] = /^([\d.]+) (MB|GB)$/.exec(said.trim()) ?? [];
      if (!number) throw new Error(`an unknown size: ${said}`);
      return Number(number) * (unit === "GB" ? 1000 : 1);
    },
    async remove() {
      for (const { pid } of processesBelow(folder)) process.kill(pid, "SIGKILL");
      await run("umount", "--all");
      await run("rm", "--all");
      // A file system that is still mounted there would be emptied with the folder.
      const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
      const left = mounts.filter((line) => line.split(" ")[1]?.startsWith(`${folder}/`));
      if (left.length > 0) throw new Error(`still mounted:\n${left.join("\n")}`);
    },
  };
}
