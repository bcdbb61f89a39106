import { freePort } from "../sandbox/postgres/start.ts";
import { bundleHouse } from "./crash/bundle.ts";
import { keepRunning } from "./crash/keeper.ts";
import type { FaultHouse } from "./house.ts";

/** The house in a process of its own, so that a thousand guests do not share its only thread. */
export async function inOwnProcess<T>(
  house: FaultHouse,
  work: (house: FaultHouse) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const keeper = await keepRunning(await bundleHouse(), {
    PORT: String(port),
    DATABASE: house.deps.config.DATABASE_URL,
    PAYMENTS: house.payments.url,
    SMTP: house.mail.smtpUrl,
  });
  try {
    return await work({ ...house, url: `http://127.0.0.1:${port}` });
  } finally {
    await keeper.stop();
  }
}
