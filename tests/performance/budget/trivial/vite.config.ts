import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { scriptText } from "../../../../tools/script-text.ts";

export default defineConfig({
  plugins: [reactRouter(), scriptText()],
  environments: { ssr: { build: { rolldownOptions: { input: "./serve.ts" } } } },
});
