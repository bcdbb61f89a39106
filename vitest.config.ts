import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "sandbox/**/*.test.ts",
      "sample/**/*.test.ts",
      "tests/**/*.test.ts",
      "tools/**/*.test.ts",
      "ops/**/*.test.ts",
    ],
    globalSetup: ["tests/support/global-setup.ts"],
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
    maxWorkers: 4,
    // Importing the server for every file would take longer than its tests; no module has state
    // that another file's tests could see.
    isolate: false,
    // Only against what hangs: on a busy machine a minute's work takes several.
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
});
