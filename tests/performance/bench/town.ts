import { sampleProperty } from "../../../sample/property.ts";
import { identifySamplePictures } from "../../../sample/sample-pictures.ts";
import { seedProperty } from "../../../sample/seed-property.ts";
import { machineNow } from "../../../sandbox/clock.ts";
import { type MailSandbox, startMailSandbox } from "../../../sandbox/mail/start.ts";
import { recreateDatabase } from "../../../sandbox/postgres/clone.ts";
import { type Postgres, startPostgres } from "../../../sandbox/postgres/start.ts";
import { type StripeSandbox, startStripeSandbox } from "../../../sandbox/stripe/start.ts";
import { type Day, todayIn } from "../../../src/domain/day.ts";
import { connect, createPool } from "../../../src/server/database/connect.ts";
import { migrate } from "../../../src/server/database/migrate.ts";
import { type Orders, type Server, startServer } from "./server.ts";

/** PostgreSQL and the stand-ins, shared by all measured servers. */
export type Town = {
  readonly today: Day;
  database(name: string, seed: "living" | "empty"): Promise<string>;
  serve(databaseUrl: string, targets?: Partial<Orders>): Promise<Server>;
  stop(): Promise<void>;
};

export async function openTown(): Promise<Town> {
  const postgres: Postgres = await startPostgres();
  const payments: StripeSandbox = await startStripeSandbox({});
  const mail: MailSandbox = await startMailSandbox({});
  const now = machineNow();
  return {
    today: todayIn(sampleProperty.timeZone, now),
    async database(name, seed) {
      const url = await recreateDatabase(postgres.url, `pousada_bench_${name}`);
      const pool = createPool(url, 2);
      await migrate(pool, "migrations");
      const pictures = await identifySamplePictures();
      await seedProperty(connect(pool), { as: seed, now, pictures });
      await pool.end();
      return url;
    },
    serve(databaseUrl, targets = {}) {
      const outside = { paymentsUrl: payments.url, smtpUrl: mail.smtpUrl };
      return startServer({ databaseUrl, ...outside, calls: {}, pages: {}, others: {}, ...targets });
    },
    async stop() {
      await payments.close();
      await mail.close();
      await postgres.stop();
    },
  };
}
