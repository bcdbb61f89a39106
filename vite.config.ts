import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunkGroups as groups } from "./tools/chunks.ts";
import { scriptText } from "./tools/script-text.ts";

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), scriptText()],
  // A page names its classes several hundred times, so visitors get the shortest names.
  css: {
    modules: {
      generateScopedName: command === "build" ? "[hash:base64:5]" : "[local]_[hash:base64:3]",
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: "./src/entry.ts" } } },
  },
}));
