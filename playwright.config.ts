import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  // Tests that depend on the machine's speed have a separate script.
  ...(process.env.MEASURED ? { grep: /@measured/ } : { grepInvert: /@measured/ }),
  globalSetup: "./tests/support/browser/prepare-run.ts",
  // Our own server is plain JavaScript already: transpiling it takes ten seconds in every worker.
  build: { external: ["**/build/server/**"] },
  outputDir: "reports/playwright",
  // Each file has its own app and database: one for each worker that runs a part of it.
  workers: 4,
  // A shared machine may be slow at times: a test that fails twice is wrong, and a flake is
  // reported.
  retries: process.env.CI ? 1 : 0,
  // Far more than any of them takes, for machines that are busy with something else.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "reports/playwright.json" }]],
  use: {
    viewport: { width: 390, height: 844 },
    locale: "pt-BR",
    timezoneId: "America/Bahia",
    // Tests cannot intercept requests that a service worker makes; tests about the worker allow it.
    serviceWorkers: "block",
    // Tracing costs as much as the test, so with retries only the retry is traced.
    trace: process.env.CI ? "on-first-retry" : "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium-headless-shell",
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
