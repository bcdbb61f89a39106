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
    maxWorkers: 3,
    // Importing the server for every file would take longer than its tests; no module has state
    // that another file's tests could see.
    isolate: false,
    // Against tests that hang; a slow machine may take three times as long as ours.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
