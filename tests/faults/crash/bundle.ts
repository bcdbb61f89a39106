import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { build } from "vite";

let bundled: Promise<string> | null = null;

/** The app bundled into one file that starts quickly: it is restarted after every kill. */
export function bundleApp(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-crash-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Native modules cannot be bundled and are found beside it.
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, external: ["sharp", "pg-native"] },
    build: { ssr: "tests/faults/crash/app-process.ts", outDir: folder, emptyOutDir: false },
  });
  return path.join(folder, "app-process.js");
}
