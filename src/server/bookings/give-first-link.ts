import type { Deps } from "../deps.ts";
import type { Booking } from "./booking.ts";
import { secretOf } from "./guest-link.ts";
import { firstLink, HOUSE, makeLink } from "./guest-link-rows.ts";

type Keep = (code: string, secret: string) => void;

/**
 * Gives the browser that made a booking its link. A repeated request gets the same link, which may
 * have ended. A hold has none until the guest's address is known.
 */
export async function giveFirstLink(
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
  { id, code }: Pick<Booking, "id" | "code">,
  keep: Keep,
): Promise<void> {
  const link =
    (await firstLink(db, id)) ?? (await makeLink({ tx: db, at: new Date(clock()) }, id, HOUSE));
  keep(code, secretOf(config, link));
}
