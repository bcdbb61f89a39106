import { AppError } from "../../domain/app-error.ts";
import { readBookingCode } from "../../domain/booking.ts";
import { readEmailAddress } from "../../domain/email-address.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { addJob } from "../queue/add-job.ts";
import type { GuestCaller } from "./guest-caller.ts";
import { limitAsking } from "./limit-asking.ts";

type Wish = { readonly email: string | null; readonly code: string | null };

/**
 * A guest has lost a link. The work is the same for every address and code: a job finds what is to
 * be sent, so that neither the response nor its time tells whether a booking exists.
 */
export async function wishLink(
  deps: Deps,
  caller: GuestCaller,
  typed: { readonly email: string; readonly code?: string },
): Promise<void> {
  const email = readEmailAddress(typed.email);
  if (!email) throw new AppError("invalid-request", { field: "email" });
  const code = typed.code === undefined ? null : readBookingCode(typed.code);
  if (typed.code !== undefined && !code) throw new AppError("invalid-request", { field: "code" });
  await limitAsking(deps, caller, "find");
  await leaveWish(deps, { email, code });
}

export function leaveWish(deps: Deps, wish: Wish): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const { id } = await tx
      .insertInto("link_wish")
      .values({ ...wish, made_at: new Date(deps.clock()) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await addJob(tx, "send-links", { wishId: id });
  });
}
