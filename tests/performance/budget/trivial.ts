import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import type { Trivial } from "./trivial/serve.ts";

/** Built anew, with the app's current versions and compression. */
export async function startTrivial(): Promise<Trivial> {
  // In the repository, so that the build finds its packages.
  const folder = mkdtempSync(path.resolve("reports/trivial-"));
  // React chooses its build at first import.
  process.env.NODE_ENV = "production";
  const env = { ...process.env, TRIVIAL_BUILD: folder };
  const run = (...command: string[]) => execFileSync("npx", command, { env, stdio: "pipe" });
  run("react-router", "build", "tests/performance/budget/trivial");
  const client = path.join(folder, "client");
  run("node", "tools/compress.ts", client);
  const { serveTrivial }: typeof import("./trivial/serve.ts") = await import(
    path.join(folder, "server/index.js")
  );
  const trivial = await serveTrivial(client);
  return {
    url: trivial.url,
    async close() {
      await trivial.close();
      rmSync(folder, { recursive: true });
    },
  };
}
