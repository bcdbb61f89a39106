import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { z } from "zod";
import { AppError } from "../../domain/app-error.ts";
import { connect, createPool } from "../database/connect.ts";
import { bookingsOfKey, type PersonKey } from "./bookings-of-person.ts";
import { eraseBookings } from "./erase-guest.ts";
import { exportBookings } from "./export-guest.ts";
import { eraseMentions } from "./mentions.ts";

/** Prints no personal data: a count, a file, a date. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: "string" },
    code: { type: "string" },
    out: { type: "string", default: "dados-do-hospede.json" },
    yes: { type: "boolean", default: false },
  },
});
const verb = z.enum(["export", "erase"]).parse(positionals[0]);
const key: PersonKey = z
  .union([z.object({ email: z.email() }), z.object({ code: z.string().min(1) })])
  .parse(values);
const { DATABASE_URL } = z.object({ DATABASE_URL: z.string() }).parse(process.env);

const pool = createPool(DATABASE_URL, 2);
const deps = { db: connect(pool), clock: Date.now, log: pino({ level: "silent" }) };
const bookings = await bookingsOfKey(deps.db, key);
process.exitCode = await (verb === "export" ? exportFile() : erase());
await pool.end();

async function exportFile(): Promise<number> {
  if (bookings.length === 0) return nobody();
  // Readable by the current user only, and never overwrites a file.
  await writeFile(values.out, await exportBookings(deps, bookings), { mode: 0o600, flag: "wx" });
  console.log(`${bookings.length} booking(s) written to ${values.out}`);
  return 0;
}

async function erase(): Promise<number> {
  if (bookings.length === 0) return nobody();
  if (!values.yes) {
    console.log(`${bookings.length} booking(s) would be erased for good; repeat with --yes`);
    return 1;
  }
  try {
    await eraseBookings(deps, bookings, { actor: "system", source: "command" }, eraseMentions);
    console.log(`${bookings.map(({ code }) => code).join(", ")}: personal data erased`);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "guest-data-needed") throw error;
    const { because, from } = error.details;
    console.log(
      `not yet, because of ${because}; possible ${from ? `from ${from}` : "once that is settled"}`,
    );
    return 1;
  }
}

function nobody(): number {
  console.log("no booking found");
  return 1;
}
