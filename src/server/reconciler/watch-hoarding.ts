import { sql } from "kysely";
import type { HeldMatter } from "../../domain/alert.ts";
import type { Day } from "../../domain/day.ts";
import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { oweAlertMail } from "../outbox/owe-mail.ts";

/** More holds than this within a day make the rooms contested anyway. */
const LOOKED_AT = 100;

/**
 * Alerts the owner once about nights held without payment, and resolves the alert when it is over.
 */
export async function watchHoarding(deps: Deps): Promise<void> {
  await tell(deps, "hoarding", await findContested(deps.db));
  await tell(deps, "held-in-vain", await findHeldInVain(deps));
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

/** The last of these holds, to name its nights in the alert. */
async function findHeldInVain({ db, clock }: Deps): Promise<HeldMatter | null> {
  const at = new Date(clock());
  const { rows } = await sql<{ name: string; check_in: Day; check_out: Day }>`
    select listing.texts ->> 'name' as name, check_in, check_out
    from (
      select stay.listing_id, stay.check_in, stay.check_out
      from booking join stay on stay.booking_id = booking.id
      where state = 'expired' and created_at > ${at}::timestamptz - interval '24 hours'
      order by created_at desc limit ${LOOKED_AT}
    ) as ended
    join listing on listing.id = ended.listing_id
    join listing_physical_room as part on part.listing_id = listing.id
    where are_held_in_vain(part.physical_room_id, daterange(check_in, check_out), ${at})
    limit 1
  `.execute(db);
  const [last] = rows;
  if (!last) return null;
  return {
    listingName: last.name,
    stay: { checkIn: last.check_in, checkOut: last.check_out },
  };
}
