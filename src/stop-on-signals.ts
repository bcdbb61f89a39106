import type { House } from "./start.ts";

/** Time for requests in flight when the listener closes. */
const IN_FLIGHT_MS = 10_000;

/** On SIGTERM, drain, then close. */
export function stopOnSignals(house: House): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      stop(house).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

async function stop(house: House): Promise<void> {
  await house.drain();
  setTimeout(() => process.exit(1), IN_FLIGHT_MS).unref();
  await house.close();
}
