import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { type Instruction, readCopy, type Stage } from "../image/dockerfile.ts";
import { isLetIn } from "../image/dockerignore.ts";
import { arePackagesInstalled } from "./are-packages-installed.ts";
import type { Runner } from "./runner.ts";

/** Only these are run: a command of an image may do harm outside of one. */
const PLAYED = /^npm (ci|run) /;
/** Skipped: folders outside the work folder, and the npm cache, which here is the caller's own. */
const ONLY_IN_IMAGE = /^(install -d|npm cache clean) /;
const INSTALLS_ALL = /^npm ci --ignore-scripts$/;

type Options = { readonly folders: ReadonlyMap<string, string>; readonly builder: Runner };

/**
 * Runs a Dockerfile stage's COPY and npm lines in a folder, in order. So a file that the image
 * would lack is missing here too.
 */
export async function playStage(stage: Stage, { folders, builder }: Options): Promise<string> {
  const cwd = folders.get(stage.name) ?? "";
  const environment = { ...process.env, ...CACHED, ...variablesOf(stage.instructions) };
  let said = "";
  mkdirSync(cwd);
  for (const { verb, text } of stage.instructions) {
    if (verb === "COPY") copy(text, cwd, folders);
    for (const command of verb === "RUN" ? text.split(" && ") : []) {
      if (ONLY_IN_IMAGE.test(command)) continue;
      if (!PLAYED.test(command)) throw new Error(`The rehearsal cannot play 'RUN ${command}'`);
      // The same lockfile installs the same packages, and this install costs more than all the
      // rest. The build is made anew, because it alone shows that the copied files suffice.
      const isInstalled = INSTALLS_ALL.test(command) && arePackagesInstalled();
      if (isInstalled) symlinkSync(path.resolve("node_modules"), path.join(cwd, "node_modules"));
      else await builder.run(["sh", "-c", command], { cwd, environment });
      if (isInstalled) said = "with the packages that are installed here";
    }
  }
  return said;
}

/** The lockfile's hashes say whether a package is right, wherever it comes from. */
const CACHED = { npm_config_prefer_offline: "true" };

function copy(text: string, folder: string, folders: ReadonlyMap<string, string>): void {
  const { from, sources, to } = readCopy(text);
  for (const source of sources) {
    // COPY --from uses paths inside the image, which map to that stage's folder.
    const original = from
      ? path.join(folders.get(from) ?? "", path.basename(source))
      : path.resolve(source);
    if (!existsSync(original)) throw new Error(`COPY ${text}: there is no ${original}`);
    const into = to.endsWith("/") ? path.join(folder, to, path.basename(source)) : to;
    mkdirSync(path.dirname(path.resolve(folder, into)), { recursive: true });
    cpSync(original, path.resolve(folder, into), {
      recursive: true,
      filter: (file) => from !== null || isLetIn(path.relative(".", file)),
    });
  }
}

function variablesOf(instructions: readonly Instruction[]): NodeJS.ProcessEnv {
  const said = instructions.filter(({ verb }) => verb === "ENV" || verb === "ARG");
  return Object.fromEntries(said.map(({ text }) => [text.split("=")[0], text.split("=")[1] ?? ""]));
}
