import { TEST_NOW } from "../../../sandbox/clock.ts";
import { MEDIA_FOLDER } from "../../../sandbox/open-house.ts";
import { command, recreateDatabase } from "../../../sandbox/postgres/clone.ts";
import { startPostgres } from "../../../sandbox/postgres/start.ts";
import { prepareDatabase } from "../../../sandbox/prepare-database.ts";
import { HOUSE_CLOCK } from "./house-query.ts";
import { leaveTemplate } from "./houses.ts";

/** Once for all workers: the pictures, one cluster, and the database that every house is made from. */
export default async function prepareRun(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const template = `house_${process.pid}`;
  const url = await recreateDatabase(postgres.url, template);
  await prepareDatabase(url, { mediaFolder: MEDIA_FOLDER, now: TEST_NOW, withSeasons: false });
  await command(url, HOUSE_CLOCK);
  leaveTemplate({ server: postgres.url, template });
  return postgres.stop;
}
