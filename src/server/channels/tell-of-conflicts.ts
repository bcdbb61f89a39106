import type { PortalMatter } from "../../domain/alert.ts";
import { raiseAlert } from "../alerts/raise-alert.ts";
import type { FoundConflict } from "../calendar/conflicts.ts";
import { findTakers } from "../calendar/find-takers.ts";
import type { Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { listingName } from "../listings/listing-name.ts";
import { oweAlertMail } from "../outbox/owe-mail.ts";

/** Raises an alert and sends a mail, once per conflict. */
export async function tellOfConflicts(
  deps: Deps,
  tx: Tx,
  found: readonly FoundConflict[],
): Promise<void> {
  for (const { id } of found) {
    const conflict = await tx
      .selectFrom("channel_conflict")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const stay = { checkIn: conflict.first_night, checkOut: conflict.end_day };
    const takers = await findTakers(tx, { listingId: conflict.listing_id, stay });
    const facts: PortalMatter = {
      feedName: conflict.feed_name,
      portal: conflict.portal,
      listingName: await listingName(tx, conflict.listing_id, "pt-BR"),
      stay,
      ...(takers.every(({ kind }) => kind === "block") && { blocked: true }),
    };
    const alertId = await raiseAlert(deps, tx, { kind: "channel-conflict", subject: id, facts });
    if (alertId) await oweAlertMail({ tx, at: new Date(deps.clock()) }, alertId);
  }
}
