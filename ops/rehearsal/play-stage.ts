import { cpSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { type Instruction, readCopy, type Stage } from "../image/dockerfile.ts";
import type { Tenant } from "./tenant.ts";

/** Steps that only make sense in an image: accounts, and folders outside the work folder. */
const MAKES_FOLDERS = /^install -d /;

/**
 * Runs a Dockerfile stage's COPY and npm lines in a folder, in order. So a file that the image
 * would lack is missing here too.
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
    // COPY --from uses paths inside the image, which map to that stage's folder.
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
