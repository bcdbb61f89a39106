import { freePort } from "../../../sandbox/free-port.ts";
import type { FaultApp } from "../app.ts";
import { bundleApp } from "../crash/bundle.ts";
import { type Keeper, keepRunning } from "../crash/keeper.ts";

export type OwnApp = Keeper & { readonly url: string };

export type Surroundings = {
  readonly database: string;
  readonly payments: string;
  readonly smtp: string;
};

export function surroundingsOf({ deps, payments, mail }: FaultApp): Surroundings {
  return {
    database: deps.config.DATABASE_URL,
    payments: payments.url,
    smtp: mail.smtpUrl,
  };
}

/** Apps in separate processes, several per database; the provider's webhooks go to the first. */
export async function withOwnApps<T>(
  app: FaultApp,
  count: number,
  around: Surroundings,
  work: (apps: OwnApp[]) => Promise<T>,
  hear?: (line: string) => void,
): Promise<T> {
  const program = await bundleApp();
  const apps = await Promise.all(
    Array.from({ length: count }, async (): Promise<OwnApp> => {
      const port = await freePort();
      const settings = {
        PORT: String(port),
        DATABASE: around.database,
        PAYMENTS: around.payments,
        SMTP: around.smtp,
      };
      const keeper = await keepRunning(program, settings, hear);
      return { ...keeper, url: `http://127.0.0.1:${port}` };
    }),
  );
  app.payments.setWebhookUrl(`${apps[0]?.url}/payment/webhook`);
  try {
    return await work(apps);
  } finally {
    await Promise.all(apps.map(({ stop }) => stop()));
  }
}
