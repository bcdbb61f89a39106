import { cpSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { type Instruction, readCopy, type Stage } from "../dockerfile.ts";
import type { Tenant } from "./tenant.ts";

/** What an image brings along and a folder does not have: accounts, and folders outside of it. */
const MAKES_FOLDERS = /^install -d /;

/**
 * Does in a folder what a stage of the Dockerfile does in an image: its COPY and npm lines, in
 * their order. So a file the image would lack is lacking here too.
 */
export async function playStage(
  stage: Stage,
  { folders, tenant }: { folders: ReadonlyMap<string, string>; tenant: Tenant },
): Promise<void> {
  const folder = folders.get(stage.name) ?? "";
  tenant.own(folder);
  for (const { verb, text } of stage.instructions) {
    if (verb === "COPY") copy(text, folder, folders);
    if (verb === "COPY") tenant.own(folder);
    if (verb === "RUN" && !MAKES_FOLDERS.test(text)) {
      await tenant.run(["sh", "-c", text], folder, {
        environment: { ...process.env, ...variablesOf(stage.instructions) },
      });
    }
  }
}

function copy(text: string, folder: string, folders: ReadonlyMap<string, string>): void {
  const { from, sources, to } = readCopy(text);
  for (const source of sources) {
    // From another stage everything is named by its place in the image, which is that stage's folder.
    const original = from
      ? path.join(folders.get(from) ?? "", path.basename(source))
      : path.resolve(source);
    if (!existsSync(original)) throw new Error(`COPY ${text}: there is no ${original}`);
    const into = to.endsWith("/") ? path.join(folder, to, path.basename(source)) : to;
    mkdirSync(path.dirname(path.resolve(folder, into)), { recursive: true });
    cpSync(original, path.resolve(folder, into), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
  }
}

function variablesOf(instructions: readonly Instruction[]): NodeJS.ProcessEnv {
  const said = instructions.filter(({ verb }) => verb === "ENV" || verb === "ARG");
  return Object.fromEntries(said.map(({ text }) => [text.split("=")[0], text.split("=")[1] ?? ""]));
}
