import { sandboxConfig } from "../../../sandbox/config.ts";
import { connect, createPool } from "../../../src/server/database/connect.ts";
import type { Deps } from "../../../src/server/deps.ts";
import { createLog } from "../../../src/server/http/log.ts";
import { createDecoder } from "../../../src/server/media/decoder.ts";
import { openPayments } from "../../../src/server/payments/open-payments.ts";
import { createMailTransport } from "../../../src/server/smtp/transport.ts";
import { linkedGuest } from "../linked-guest.ts";
import type { App } from "./app.ts";
import { bookingIdOf, type Checkout } from "./checkouts.ts";

type Guest = Awaited<ReturnType<typeof linkedGuest>>;

/** Calls the guest's API for a checkout's booking, without opening her page. */
export function asGuest<T>(
  app: App,
  checkout: Checkout,
  act: (guest: Guest, deps: Deps) => Promise<T>,
): Promise<T> {
  return withDeps(app, async (deps) =>
    act(await linkedGuest({ deps }, await bookingIdOf(app, checkout)), deps),
  );
}

/** Calls the server's own functions beside the app, on its database. */
export async function withDeps<T>(
  { siteUrl, databaseUrl, paymentsUrl, mercadoPagoUrl, now: clock }: App,
  act: (deps: Deps) => Promise<T>,
): Promise<T> {
  const providers = { paymentsUrl, mercadoPagoUrl };
  const addresses = { siteUrl, databaseUrl, ...providers, smtpUrl: "smtp://127.0.0.1:1" };
  const config = sandboxConfig({ ...addresses, mediaFolder: ".media" });
  const pool = createPool(databaseUrl, 2);
  const log = createLog("silent");
  const deps: Deps = {
    config,
    pool,
    db: connect(pool),
    payments: openPayments(config, clock),
    mail: createMailTransport(config),
    clock,
    decoder: createDecoder(log),
    log,
  };
  try {
    return await act(deps);
  } finally {
    deps.mail.close();
    await pool.end();
  }
}
