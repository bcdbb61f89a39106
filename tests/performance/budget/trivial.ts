import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import type { Trivial } from "./trivial/serve.ts";

/** Built afresh, with the versions and the compression that the house has today. */
export async function startTrivial(): Promise<Trivial> {
  // Beside the sources, because what is built finds its packages from where it lies.
  const folder = mkdtempSync(path.resolve("reports/trivial-"));
  // React decides at its first import which of its two builds it is.
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
