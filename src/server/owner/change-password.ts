import type { ChangePasswordAnswer } from "../../contract/owner/account.ts";
import { flawOf } from "../../domain/password.ts";
import { noteActivity } from "../activity/note-activity.ts";
import { getProperty } from "../property/get-property.ts";
import { addJob } from "../queue/add-job.ts";
import { byWhom, type Desk, signedIn } from "./desk.ts";
import { hashedBefore, inAuthTransaction, verifiedBefore } from "./in-auth-transaction.ts";
import { orNull } from "./or-null.ts";
import { endLinks } from "./password-links.ts";
import { mayGuess, wasRight } from "./throttle-guesses.ts";

/**
 * Requires the current password. Ends all sessions and replaces this one, so that stolen cookies
 * stop working.
 */
export async function changePassword(
  desk: Desk,
  currentPassword: string,
  newPassword: string,
): Promise<ChangePasswordAnswer> {
  const me = await signedIn(desk);
  const { name: propertyName } = await getProperty(desk.deps.db);
  const flaw = flawOf(newPassword, { ...me, propertyName });
  if (flaw) return { kind: "flawed", flaw };
  if (newPassword === currentPassword) return { kind: "same" };
  if (!(await mayGuess(desk, "password", me.email))) return { kind: "throttled" };
  const verified = await verifiedBefore(desk, me.id, currentPassword);
  if (!verified) return { kind: "refused" };
  const hashing = { ...verified, ...(await hashedBefore(desk, newPassword)) };
  const by = await byWhom(desk);
  const body = { currentPassword, newPassword, revokeOtherSessions: true };
  const asked = { body, headers: desk.headers, returnHeaders: true } as const;
  // A refusal is thrown out of the transaction, which rolls better-auth's writes back.
  const cookies = await orNull(() =>
    inAuthTransaction(desk, hashing, async (tx, auth) => {
      const changed = await auth.api.changePassword(asked);
      await endLinks(tx, me.id);
      await noteActivity(tx, by, { kind: "password-changed", subject: me.id, facts: {} });
      await addJob(tx, "send-password-notice", { personId: me.id });
      return changed.headers.getSetCookie();
    }),
  );
  if (!cookies) return { kind: "refused" };
  await wasRight(desk, "password", me.email);
  return { kind: "changed", cookies };
}
