import { z } from "zod";
import { createPool } from "./connect.ts";
import { migrate } from "./migrate.ts";

const { DATABASE_URL } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
const pool = createPool(DATABASE_URL, 2);
const applied = await migrate(pool, "migrations");
await pool.end();
console.log(applied.length > 0 ? `applied: ${applied.join(", ")}` : "nothing to apply");
