import { AppError } from "../../domain/app-error.ts";
import { secretOf } from "../bookings/guest-link.ts";
import { renewGuestLink } from "../bookings/renew-guest-link.ts";
import { onceForGuest } from "../database/once-for-guest.ts";
import type { Deps } from "../deps.ts";
import { oweMailAgain } from "../outbox/owe-mail.ts";
import { findLinked } from "./find-linked.ts";
import type { GuestCaller } from "./guest-caller.ts";
import { limitRenewing } from "./limit-asking.ts";

const cause = { actor: "visitor", source: "site" } as const;

/**
 * Ends earlier links; the booking's address and this browser get the new one. A form that is sent
 * twice arrives the second time with the link that the first has ended. Its key shows that it is
 * the same form, so it gets the link that the first has made, even if that has ended meanwhile.
 */
export async function renewOwnLink(
  deps: Deps,
  caller: GuestCaller,
  code: string,
  key: string,
): Promise<void> {
  const secret = caller.secretOf(code);
  const open = await findLinked(deps, code, secret);
  const found = open ?? (await findLinked(deps, code, secret, { isBefore: true }));
  if (!found) throw new AppError("link-unknown");
  const { id } = found;
  const wish = { key, subject: id, verb: "renew-link", args: null, isAnswered: true } as const;
  const made = await onceForGuest(deps, wish, async () => {
    if (!open) throw new AppError("link-unknown");
    await limitRenewing(deps, id);
    return renewGuestLink(deps, id, cause, (change) => oweMailAgain(change, id, "guest-links"));
  });
  const link = { id: made, booking_id: id };
  caller.keepSecret(code, secretOf(deps.config, link));
}
