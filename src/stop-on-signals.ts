import type { App } from "./start.ts";

/** Time for requests in flight when the listener closes. */
const IN_FLIGHT_MS = 10_000;

/** On SIGTERM, drain, then close. */
export function stopOnSignals(app: App): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      stop(app).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

async function stop(app: App): Promise<void> {
  await app.drain();
  setTimeout(() => process.exit(1), IN_FLIGHT_MS).unref();
  await app.close();
}
