import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { importsOf } from "../../tools/structure/imports.ts";
import type { Runner, StartOptions } from "./runner.ts";

/** Those too that the server would only import later, such as the exporter of traces. */
export function expectPackages(folder: string): string {
  const bundle = path.join(folder, "build/server");
  const files = readdirSync(bundle, { recursive: true, encoding: "utf8" });
  const imported = files
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => importsOf(file, readFileSync(path.join(bundle, file), "utf8")))
    .map(({ target }) => target.replace(/^npm:/, ""));
  const packages = [...new Set(imported)].filter(
    (name) => !name.includes(".js") && !isBuiltin(name),
  );
  const missing = packages.filter((name) => !existsSync(path.join(folder, "node_modules", name)));
  assert.notEqual(packages.length, 0, "the bundle imports no package");
  assert.deepEqual(missing, [], "packages that are not installed");
  return `${packages.length} packages`;
}

/** The program's files belong to root, as in the image. */
export async function expectNothingWritable(
  place: StartOptions & { runner: Runner },
): Promise<void> {
  const command = ["find", place.cwd, "-writable", "-not", "-type", "l", "-print", "-quit"];
  assert.equal(await place.runner.run(command, place), "", "the account may write to it");
}
