import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  // What measures the machine as much as the code has a script of its own.
  ...(process.env.MEASURED ? { grep: /@measured/ } : { grepInvert: /@measured/ }),
  globalSetup: "./tests/support/browser/encode-pictures.ts",
  outputDir: "reports/playwright",
  // Each has a house of its own, on a database of its own.
  workers: 2,
  // A shared machine may be slow for a moment; what fails twice is wrong, and a flake is named.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "reports/playwright.json" }]],
  use: {
    viewport: { width: 390, height: 844 },
    locale: "pt-BR",
    timezoneId: "America/Bahia",
    // What goes through a worker cannot be held or answered by a test; those about it allow it.
    serviceWorkers: "block",
    // A trace costs as much as the test: where there is a second try, only that one is traced.
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
