import { z } from "zod";
import { connect, createPool } from "../src/server/database/connect.ts";
import { migrate } from "../src/server/database/migrate.ts";
import { encodeSamplePictures } from "./sample-pictures.ts";
import { seedProperty } from "./seed-property.ts";

const { DATABASE_URL, MEDIA_DIR } = z
  .object({ DATABASE_URL: z.string(), MEDIA_DIR: z.string() })
  .parse(process.env);

const pool = createPool(DATABASE_URL, 2);
await migrate(pool, "migrations");
const pictures = await encodeSamplePictures(MEDIA_DIR);
const rooms = await seedProperty(connect(pool), { as: "drafts", now: Date.now(), pictures });
await pool.end();
console.log(
  rooms > 0
    ? `${rooms} rooms of the sample are here as drafts. No text of the house was touched.`
    : "The house has rooms already: nothing was changed.",
);
