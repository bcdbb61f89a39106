import type { House } from "./start.ts";

/** Requests that are still being answered when the doors close get this long. */
const IN_FLIGHT_MS = 10_000;

/** Asked to stop, the house is left by its guests before it closes. */
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
