import { describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import {
  bookingOf,
  confirmed,
  freshStay,
  manualBooking,
  paid,
} from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { control } from "../../../tests/support/visit.ts";
import { monthOf } from "../../domain/month.ts";
import { giveDiscount } from "../amendments/adjust-price.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { editBooking } from "../bookings/edit-booking.ts";
import { expireHold } from "../bookings/expire-hold.ts";
import { findBooking } from "../bookings/find-booking.ts";
import { getBookingDetails } from "../bookings/get-booking-details.ts";
import { notePayment } from "../bookings/note-payment.ts";
import { takeManualBooking } from "../bookings/take-manual-booking.ts";
import { blockNights } from "../calendar/block-nights.ts";
import { inTransaction } from "../database/transaction.ts";
import { sendMail } from "../mail/send-mail.ts";
import { noteMessageOpened } from "../messages/note-opened.ts";
import { getNumbers } from "../numbers/get-numbers.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { settleCheckout } from "../settle/settle-checkout.ts";
import { eraseGuest } from "./erase-guest.ts";
import { lookAtGuestData } from "./look-at-guest-data.ts";
import { tracesOf } from "./testing/traces.ts";

const DAY = 86_400_000;
const app = await openTestApp();
const { deps } = app;
const owner = { actor: "person:dona", source: "admin" } as const;

const marks = ["Quintela", "quintela@", "955559977", "alergia-a-camarao"];
let guests = 0;
function someone() {
  guests += 1;
  return {
    name: `Zulmira Quintela ${guests}`,
    email: `quintela${guests}@exemplo.example`,
    phone: "+5573955559977",
  };
}

async function edit(id: string, note: string) {
  const booking = await findBooking(deps.db, id);
  await editBooking(
    deps,
    id,
    booking?.version ?? 0,
    {
      note,
      expectedArrival: "21:30",
      guestName: booking?.guest_name ?? "",
      guestEmail: booking?.guest_email ?? null,
      guestPhone: booking?.guest_phone ?? null,
    },
    { cause: owner, role: "owner" },
  );
}

function byPhone(note: string, guestEmail: string | null = null) {
  const guestName = "Outra Pessoa";
  const asked = manualBooking(app, { listingId: "farol", guestName, guestEmail, note });
  return takeManualBooking(deps, asked, owner);
}

const entriesOf = (id: string) =>
  deps.db
    .selectFrom("booking_journal")
    .select(["event", "actor"])
    .where("booking_id", "=", id)
    .execute();

describe("a guest who is erased", () => {
  test("is named nowhere in the database, and every figure stays what it was", async () => {
    const { name, email, phone } = someone();
    const { id, stay } = await confirmed(app, "mar", { name, email, phone });
    await edit(id, "alergia-a-camarao");
    const pix = { amount: 5_000, means: "pix", evenMore: true } as const;
    await notePayment(deps, id, { ...pix, words: `da conta de ${name}` }, owner);
    await giveDiscount(deps, id, { amount: 1_000, words: "alergia-a-camarao" }, owner);
    const friend = await byPhone(`amiga de ${name.toUpperCase()}, quer varanda`);
    await notePayment(deps, friend, { ...pix, words: `Pix de ${name}` }, owner);
    const blockStay = freshStay(app);
    await blockNights(
      deps,
      { listingId: "jangada", stay: blockStay, note: `para ${email}` },
      owner,
    );
    // As an earlier release stored it: the mail server's verbatim refusal.
    await deps.pool.query(
      `update graphile_worker._private_jobs set last_error = $1
       where key in (select 'send-mail:' || id from mail where booking_id = $2)`,
      [`550 <${email}> unknown`, id],
    );
    const row = "select id, id, now(), to_jsonb(booking) from booking where id = $1";
    await deps.pool.query(`insert into form_key (hash, body, made_at, answer) ${row}`, [id]);
    app.passTime(200 * DAY);
    const before = await money(stay.checkIn);
    expect(await tracesOf(deps.pool, marks)).toEqual([
      "graphile_worker._private_jobs",
      "public.account_note",
      "public.block",
      "public.booking",
      "public.form_key",
      "public.guest_link",
    ]);

    await eraseGuest(deps, id, owner);

    expect(await tracesOf(deps.pool, marks)).toEqual([]);
    expect(await money(stay.checkIn)).toEqual(before);
    expect((await findBooking(deps.db, friend))?.note).toBe(
      "amiga de [dados apagados], quer varanda",
    );
    const { money: paid } = await getBookingDetails(deps.db, friend);
    expect(paid).toMatchObject([{ words: "Pix de [dados apagados]" }]);
    expect((await entriesOf(id)).at(-1)).toEqual({ event: "guest-erased", actor: owner.actor });
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });

  test("has no chats that were opened, either", async () => {
    const { id: bookingId } = await confirmed(app, "mar", someone());
    const by = { cause: owner, at: new Date(deps.clock()) };
    await noteMessageOpened(deps.db, { kind: "thanks", subject: { bookingId } }, by);
    app.passTime(200 * DAY);
    await eraseGuest(deps, bookingId, owner);
    const openings = deps.db.selectFrom("message_opening").where("booking_id", "=", bookingId);
    expect(await openings.selectAll().execute()).toEqual([]);
  });

  test("is erased once, however often it is asked for", async () => {
    const { id } = await confirmed(app, "mar", someone());
    app.passTime(200 * DAY);
    await Promise.all([eraseGuest(deps, id, owner), eraseGuest(deps, id, owner)]);
    await eraseGuest(deps, id, owner);
    const entries = await entriesOf(id);
    expect(entries.filter(({ event }) => event === "guest-erased")).toHaveLength(1);
    expect(await lookAtGuestData(deps, id)).toMatchObject({ kind: "erased" });
  });

  test("cannot be written back at the desk", async () => {
    const { id } = await confirmed(app, "mar", someone());
    app.passTime(200 * DAY);
    await eraseGuest(deps, id, owner);
    await expect(edit(id, "de novo")).rejects.toThrow("guest-erased");
    const named = { amount: 1, means: "pix", evenMore: true, words: "Zulmira" } as const;
    await expect(notePayment(deps, id, named, owner)).rejects.toThrow("guest-erased");
    await expect(
      deps.pool.query("update booking set guest_name = 'x' where id = $1", [id]),
    ).rejects.toThrow("an_erased_booking_names_nobody");
  });

  test("is not written back by the provider, who still knows the payer, and the money settles", async () => {
    const guest = someone();
    const { id, checkoutId } = await paid(app, "mar", guest);
    await inTransaction(deps.db, async (tx) => {
      const booking = await bookingOf(app, checkoutId);
      await expireHold({ tx, cause: owner, at: new Date(deps.clock()) }, booking);
    });
    // A hold made late in the evening expires on the next day.
    app.passTime(5 * DAY);
    await eraseGuest(deps, id, owner);
    const cause = { actor: "provider", source: "webhook" } as const;
    await settleCheckout(deps, checkoutId, cause);
    await settleCheckout(deps, checkoutId, cause);
    expect(await findBooking(deps.db, id)).toMatchObject({
      state: "confirmed",
      guest_name: null,
      guest_email: null,
      guest_phone: null,
    });
    const mails = await deps.db
      .selectFrom("mail")
      .select(["id", "kind"])
      .where("booking_id", "=", id)
      .execute();
    for (const mail of mails) await sendMail(deps, mail.id);
    expect(await tracesOf(deps.pool, [guest.email, guest.name])).toEqual([]);
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });
});

describe("erasing is refused, and nothing changes,", () => {
  test("while the stay lies ahead, with the day on which it is possible", async () => {
    const { id } = await confirmed(app, "mar", someone());
    await expect(eraseGuest(deps, id, owner)).rejects.toMatchObject({
      code: "guest-data-needed",
      details: { because: "stay", from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
    expect((await findBooking(deps.db, id))?.guest_name).not.toBeNull();
  });

  test("while a refund is on its way, and possible when it has arrived", async () => {
    const { id } = await confirmed(app, "mar", someone());
    await cancelBooking(deps, id, owner, { who: "guest" });
    await control(app, "refunds", { behaviour: "pending_insufficient_funds" });
    await reconcile(deps);
    app.passTime(200 * DAY);
    await expect(eraseGuest(deps, id, owner)).rejects.toMatchObject({
      details: { because: "money" },
    });
    const { provider_refund_id } = await deps.db
      .selectFrom("refund")
      .selectAll()
      .where("booking_id", "=", id)
      .executeTakeFirstOrThrow();
    await control(app, `refunds/${provider_refund_id}/settle`, { as: "succeeded" });
    await control(app, "refunds", { behaviour: null });
    await reconcile(deps);
    await eraseGuest(deps, id, owner);
    expect((await findBooking(deps.db, id))?.guest_name).toBeNull();
  });

  test("while another booking of the same person is still needed", async () => {
    const guest = someone();
    const { id } = await confirmed(app, "mar", guest);
    app.passTime(200 * DAY);
    const later = await confirmed(app, "mar", { ...guest, email: guest.email.toUpperCase() });
    await expect(eraseGuest(deps, id, owner)).rejects.toThrow("guest-data-needed");
    expect((await findBooking(deps.db, id))?.guest_name).toBe(guest.name);
    app.passTime(200 * DAY);
    expect(await lookAtGuestData(deps, id)).toMatchObject({ kind: "possible", bookings: 2 });
    await eraseGuest(deps, id, owner);
    expect((await findBooking(deps.db, later.id))?.guest_name).toBeNull();
  });
});

/** What the books show: all rows about money, and the numbers page. */
async function money(from: string) {
  const tables = [
    ...["account_entry", "booking_account", "payment", "payment_session", "refund"],
    ...["cancellation", "payment_event", "mail"],
  ];
  const rows = await Promise.all(
    tables.map((name) => deps.pool.query(`select * from ${name} order by 1`)),
  );
  const bookings = await deps.pool.query(
    `select id, code, state, check_in, check_out,
            created_at, confirmed_at from booking order by id`,
  );
  const numbers = await getNumbers(deps.db, await todayAtProperty(deps), monthOf(from as never));
  return { rows: rows.map((result) => result.rows), bookings: bookings.rows, numbers };
}
