import type { Role } from "../../domain/person.ts";
import { raiseAlert } from "../alerts/raise-alert.ts";
import type { Change } from "../change.ts";
import { dateTriggers } from "../database/date-triggers.ts";
import type { Deps } from "../deps.ts";
import { isPortals } from "../outbox/is-portals.ts";
import { oweAddressMail, oweAlertMail } from "../outbox/owe-mail.ts";
import type { Booking } from "./booking.ts";
import { endedLinkOf, makeLink } from "./guest-link-rows.ts";

type Corrected = { readonly address: string | null; readonly role: Role };

/**
 * Wraps an edit of the guest's data. If the address changes, the links that were sent to the old
 * one end, and the old one is notified. Only an edit by the owner makes a link for the new address,
 * because a link lets its holder act as the guest. It is not sent automatically.
 */
export async function followAddress(
  deps: Deps,
  change: Change,
  { id, version, guest_email: before }: Booking,
  { address, role }: Corrected,
  edit: () => Promise<unknown>,
): Promise<void> {
  await dateTriggers(change);
  await edit();
  if (before?.toLowerCase() === address?.toLowerCase() || (await isPortals(change.tx, id))) return;
  if (before) {
    await oweAddressMail(change, id, { linkId: await endedLinkOf(change, id, before) });
  }
  if (role === "owner") {
    if (address) await makeLink(change, id, address);
    return;
  }
  const kind = "address-corrected";
  const alert = { kind, subject: `${id} ${version}`, bookingId: id } as const;
  const alertId = await raiseAlert(deps, change.tx, alert);
  if (alertId) await oweAlertMail(change, alertId);
}
