import { mkdirSync } from "node:fs";
import path from "node:path";
import { type HouseOptions, MEDIA_FOLDER, openHouse, type Sandbox } from "./open-house.ts";
import { ensureDatabase, recreateDatabase } from "./postgres/clone.ts";
import { startPostgres } from "./postgres/start.ts";
import { prepareDatabase } from "./prepare-database.ts";

export type SandboxOptions = Omit<HouseOptions, "now"> & {
  /** If missing, the machine's clock. */
  readonly now?: HouseOptions["now"];
  /** Without them, the price of a night does not depend on the day. */
  readonly withSeasons?: boolean;
};

/** The whole app, its database and its stand-ins, on this machine only. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { keepIn, now = Date.now } = options;
  if (keepIn) mkdirSync(keepIn, { recursive: true });
  const postgres = await startPostgres(keepIn && path.join(keepIn, "postgres"));
  const databaseUrl = keepIn
    ? await ensureDatabase(postgres.url, "pousada")
    : await recreateDatabase(postgres.url, `pousada_${process.pid}`);
  await prepareDatabase(databaseUrl, {
    mediaFolder: MEDIA_FOLDER,
    now: now(),
    withSeasons: options.withSeasons ?? true,
  });
  const house = await openHouse(databaseUrl, { ...options, now });
  return {
    ...house,
    async close() {
      await house.close();
      await postgres.stop();
    },
  };
}
