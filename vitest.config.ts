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
    // Loading the server anew for every file takes longer than its tests: no module keeps a state
    // that another file's tests could meet.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
