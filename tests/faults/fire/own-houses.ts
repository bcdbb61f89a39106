import { rmSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../../sandbox/free-port.ts";
import { bundleHouse } from "../crash/bundle.ts";
import { type Keeper, keepRunning } from "../crash/keeper.ts";
import type { FaultHouse } from "../house.ts";

export type OwnHouse = Keeper & { readonly url: string };

export type Surroundings = {
  readonly database: string;
  readonly payments: string;
  readonly smtp: string;
};

export function surroundingsOf({ deps, payments, mail }: FaultHouse): Surroundings {
  return {
    database: deps.config.DATABASE_URL,
    payments: payments.url,
    smtp: mail.smtpUrl,
  };
}

/** Apps in separate processes, several per database; the provider's webhooks go to the first. */
export async function withOwnHouses<T>(
  house: FaultHouse,
  count: number,
  around: Surroundings,
  work: (houses: OwnHouse[]) => Promise<T>,
  hear?: (line: string) => void,
): Promise<T> {
  const program = await bundleHouse();
  const houses = await Promise.all(
    Array.from({ length: count }, async (): Promise<OwnHouse> => {
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
  house.payments.setWebhookUrl(`${houses[0]?.url}/payment/webhook`);
  try {
    return await work(houses);
  } finally {
    await Promise.all(houses.map(({ stop }) => stop()));
    rmSync(path.dirname(program), { recursive: true, force: true });
  }
}
