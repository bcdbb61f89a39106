import { sql } from "kysely";
import { askNoSecondFactor } from "../sample/ask-no-second-factor.ts";
import { encodeSamplePictures } from "../sample/sample-pictures.ts";
import { seedProperty } from "../sample/seed-property.ts";
import { connect, createPool, type Database } from "../src/server/database/connect.ts";
import { migrate } from "../src/server/database/migrate.ts";
import { createOwner } from "../src/server/owner/create-owner.ts";

export const sampleOwner = {
  name: "Dona Lia",
  email: "dona@maremansa.example",
  password: "rede-na-varanda",
};

type Preparation = { mediaFolder: string; now: number; withSeasons: boolean };

/** Prepares a database for the sandbox: the sample property and its owner. */
export async function prepareDatabase(
  url: string,
  { mediaFolder, now, withSeasons }: Preparation,
): Promise<void> {
  const pool = createPool(url, 2);
  const db = connect(pool);
  await migrate(pool, "migrations");
  const pictures = await encodeSamplePictures(mediaFolder);
  await seedProperty(db, { as: "living", now, pictures, withSeasons });
  // Fictitious; enough for the maps stand-in.
  await db.updateTable("property").set({ map_key: "sandbox-map-key" }).execute();
  await beginAnew(db, sampleOwner.email);
  await createOwner(db, sampleOwner, new Date(now));
  await askNoSecondFactor(db, sampleOwner.email);
  await pool.end();
}

/** An older release's data has a date for her second factor that cannot be changed. */
async function beginAnew(db: Database, email: string): Promise<void> {
  await sql`
    delete from "user" where email = ${email} and "secondFactorPutOffUntil" < 'infinity'
  `.execute(db);
}
