import { sql } from "kysely";
import type { HeldMatter } from "../../domain/alert.ts";
import type { Day } from "../../domain/day.ts";
import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { oweAlertMail } from "../outbox/owe-mail.ts";

/**
 * Alerts the owner once about nights held without payment, and resolves the alert when it is over.
 */
export async function watchHoarding(deps: Deps): Promise<void> {
  await tell(deps, "hoarding", await findContested(deps.db));
  await tell(deps, "held-in-vain", await findOverheld(deps));
}

async function tell(
  deps: Deps,
  kind: "hoarding" | "held-in-vain",
  facts: object | null,
): Promise<void> {
  const matter = { kind, subject: "house" };
  if (facts === null) return resolveAlert(deps, deps.db, matter.kind, matter.subject);
  await inTransaction(deps.db, async (tx) => {
    const alertId = await raiseAlert(deps, tx, { ...matter, facts });
    if (alertId) await oweAlertMail({ tx, at: new Date(deps.clock()) }, alertId);
  });
}

async function findContested(db: Database): Promise<object | null> {
  const { rows } = await sql`
    select from physical_room where is_contested(physical_room.id) limit 1
  `.execute(db);
  return rows.length > 0 ? {} : null;
}

/** Some overheld nights, named by the smallest listing with this room. */
async function findOverheld({ db, clock }: Deps): Promise<HeldMatter | null> {
  const { rows } = await sql<{ name: string; check_in: Day; check_out: Day }>`
    select listing.texts ->> 'name' as name,
           lower(nights) as check_in, upper(nights) as check_out
    from physical_room
    cross join lateral unnest(
      overheld_nights(physical_room.id, daterange(null, null), ${new Date(clock())})
    ) as nights
    join listing_physical_room as part on part.physical_room_id = physical_room.id
    join listing on listing.id = part.listing_id
    order by (
      select count(*) from listing_physical_room as all_parts where all_parts.listing_id = listing.id
    ), physical_room.id, nights
    limit 1
  `.execute(db);
  const [first] = rows;
  if (!first) return null;
  const stay = { checkIn: first.check_in, checkOut: first.check_out };
  return { listingName: first.name, stay };
}
