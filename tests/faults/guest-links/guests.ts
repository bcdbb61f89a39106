import { randomUUID } from "node:crypto";
import type { MailKind } from "../../../src/domain/mail-kind.ts";
import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import type { Booking } from "../../../src/server/bookings/booking.ts";
import { getBooking } from "../../../src/server/bookings/find-booking.ts";
import { renewGuestLink } from "../../../src/server/bookings/renew-guest-link.ts";
import { inTransaction } from "../../../src/server/database/transaction.ts";
import { oweMailAgain } from "../../../src/server/outbox/owe-mail.ts";
import { connectFeed, says } from "../../support/feeds.ts";
import { guestSecret } from "../../support/guest-secret.ts";
import { askForDeposit, confirmed, held } from "../../support/stories.ts";
import { stayAhead } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { until } from "../until.ts";

const byOwner = { actor: "person:dona", source: "admin" } as const;

/** A booking with the link in its mails, or the one that they would contain. */
export type Linked = { readonly row: Booking; readonly secret: string };

/** Guests of every kind, each with an address of her own. */
export type Guests = {
  /** Guests whose links open. */
  readonly linked: readonly Linked[];
  /** A portal's guest, who has no link. */
  readonly portals: Linked;
  /** A guest who has renewed her link, with the former one. */
  readonly renewed: { readonly linked: Linked; readonly before: string };
};

const linkedOf = async ({ deps }: FaultApp, id: string): Promise<Linked> => {
  const row = await getBooking(deps.db, id);
  return { row, secret: await guestSecret(deps, row) };
};

export async function inviteGuests(app: FaultApp): Promise<Guests> {
  const { deps } = app;
  await askForDeposit(app);
  const guest = () => ({ email: `g${randomUUID().slice(0, 8)}@exemplo.example` });
  const ids: string[] = [];
  for (const room of ["mar", "coqueiro", "jangada", "farol", "mar", "coqueiro"]) {
    ids.push((await confirmed(app, room, guest())).id);
  }
  const [first = "", second = "", third = "", english = ""] = ids;
  await cancelBooking(deps, second, byOwner, { who: "guest" });
  await deps.db
    .updateTable("booking")
    .set({ language: "en-US" })
    .where("id", "=", english)
    .execute();
  ids.push((await held(app, "farol")).id);
  const before = (await linkedOf(app, third)).secret;
  await renewGuestLink(deps, third, byOwner);
  await tellEverything(app, { on: first, cancelled: second, english });
  const linked = await Promise.all(ids.map((id) => linkedOf(app, id)));
  const renewed = { linked: await linkedOf(app, third), before };
  return { linked, portals: await linkedOf(app, await portalsBooking(app)), renewed };
}

/** Every mail that a guest can get, in both languages. */
async function tellEverything(
  { deps }: FaultApp,
  { on, cancelled, english }: Record<"on" | "cancelled" | "english", string>,
): Promise<void> {
  const ofStay: MailKind[] = [
    ...(["confirmation", "payment-received", "balance-reminder", "stay-changed"] as const),
    ...(["guest-links", "change-declined", "change-lost"] as const),
  ];
  const mails = [
    ...[on, english].flatMap((id) => ofStay.map((kind) => ({ id, kind }))),
    ...(["cancellation", "nights-lost", "payment-returned"] as const).map((kind) => ({
      id: cancelled,
      kind,
    })),
  ];
  await inTransaction(deps.db, async (tx) => {
    const at = new Date(deps.clock());
    for (const { id, kind } of mails) await oweMailAgain({ tx, at }, id, kind);
  });
}

async function portalsBooking(app: FaultApp): Promise<string> {
  const { deps } = app;
  const feed = await connectFeed(app, "farol");
  // The feed is not read again: the app's timer must write nothing during the run.
  const never = new Date(deps.clock() + 3_650 * 86_400_000);
  await deps.db.updateTable("channel_feed").set({ next_try_at: never }).execute();
  await says(app, feed.id, [{ uid: "sold", ...stayAhead(app, 90, 3) }]);
  const { rows } = await deps.pool.query("select booking_id from portal_stay");
  return rows[0].booking_id;
}

/** Waits until no mail, refund or settlement is pending. */
export async function untilQuiet({ deps }: FaultApp): Promise<void> {
  await until(async () => {
    const { rows } = await deps.pool.query(`
      select (select count(*) from link_wish) + (
        select count(*) from graphile_worker.jobs
        where attempts < max_attempts and run_at <= now()
      ) as left`);
    return Number(rows[0].left) === 0;
  }, 60_000);
}
