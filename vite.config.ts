import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunkGroups as groups } from "./tools/chunks.ts";

export default defineConfig({
  plugins: [reactRouter()],
  // A page names its classes several hundred times.
  css: { modules: { generateScopedName: "[hash:base64:5]" } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: "./src/entry.ts" } } },
  },
});
