import { defineConfig } from "vitest/config";

/** Short files that say all there is to say of what is mutated: each runs for every mutant. */
export default defineConfig({
  test: {
    include: [
      "src/domain/{quote,season,stay,cancellation}.test.ts",
      "src/server/checkout/{settle-checkout,strange-payments,settle-refund,recover-booking}.test.ts",
      "src/server/reconciler/adopt-forgotten-refunds.test.ts",
      "src/server/bookings/{outbox,owe-refund}.test.ts",
    ],
    globalSetup: ["sandbox/testing/global-setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
