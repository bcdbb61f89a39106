import { pathToFileURL } from "node:url";
import { runnerImport } from "vite";

/** Mail templates are .tsx, which Node does not read by itself: the bundler's runner does. */
const [, , file = "tests/faults/main.ts"] = process.argv;
await runnerImport(pathToFileURL(file).pathname, { configFile: false, logLevel: "error" });
