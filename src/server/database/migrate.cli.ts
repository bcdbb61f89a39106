import { z } from "zod";
import { migrateDatabase } from "./migrate-database.ts";

const address = z.string().optional();
const given = z
  .object({ DATABASE_URL: z.string(), MIGRATION_DATABASE_URL: address })
  .parse(process.env);
const { DATABASE_URL, MIGRATION_DATABASE_URL } = given;
const applied = await migrateDatabase({
  DATABASE_URL,
  MIGRATION_DATABASE_URL: MIGRATION_DATABASE_URL || undefined,
});
console.log(applied.length > 0 ? `applied: ${applied.join(", ")}` : "nothing to apply");
