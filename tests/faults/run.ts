import { pathToFileURL } from "node:url";
import { runnerImport } from "vite";

/** Mail templates are .tsx, which Node cannot run: use Vite's runner. */
const [, , file = "tests/faults/main.ts"] = process.argv;
await runnerImport(pathToFileURL(file).pathname, { configFile: false, logLevel: "error" });
