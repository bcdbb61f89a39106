import { describe, expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, countWaiting, held, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { Visit } from "../../../tests/support/visit.ts";
import type { ManualBooking } from "../../contract/owner/bookings.ts";
import { sendMail } from "../mail/send-mail.ts";
import { lockBooking } from "./find-booking.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const rui = await helperAt(app);

function wish(more: Partial<ManualBooking> = {}): ManualBooking {
  return manualBooking(app, { guestName: "Jorge Sá", guestPhone: "(11) 95555-0100", ...more });
}

describe("a booking made at the desk", () => {
  test("is confirmed at the price of the list, and the site no longer sells its nights", async () => {
    const asked = wish();
    const id = await rui.api.takeManualBooking(asked);
    const booking = await lia.api.getBooking({ bookingId: id });
    expect(booking).toMatchObject({ state: "confirmed", total: 267_000, balance: 267_000 });
    expect((await new Visit(app).book("mar", asked.stay)).statusCode).toBe(409);
  });

  test("refuses nights a guest is paying for, and leaves nothing behind", async () => {
    const { stay } = await held(app, "coqueiro");
    const before = await deps.db.selectFrom("booking").select("id").execute();
    const late = lia.api.takeManualBooking(wish({ listingId: "coqueiro", stay }));
    await expect(late).rejects.toThrow("nights-taken");
    const whole = lia.api.takeManualBooking(wish({ listingId: "casa-inteira", stay }));
    await expect(whole).rejects.toThrow("nights-taken");
    expect(await deps.db.selectFrom("booking").select("id").execute()).toHaveLength(before.length);
  });

  test("costs what its form showed, or is not made", async () => {
    const dear = wish({ seenTotal: 300_000 });
    await expect(rui.api.takeManualBooking(dear)).rejects.toThrow("price-differs");
    expect(await lia.api.findTakers({ listingId: "mar", stay: dear.stay })).toEqual([]);
    const id = await rui.api.takeManualBooking({ ...dear, seenTotal: 267_000 });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({ total: 267_000 });
    const agreed = await lia.api.takeManualBooking(wish({ seenTotal: 1, total: 200_000 }));
    expect(await lia.api.getBooking({ bookingId: agreed })).toMatchObject({ total: 200_000 });
  });

  test("has the price that was agreed on, if the owner made it; the team cannot", async () => {
    const id = await lia.api.takeManualBooking(wish({ total: 200_000 }));
    const booking = await lia.api.getBooking({ bookingId: id });
    expect(booking.lines).toMatchObject([{ kind: "agreed", amount: 200_000 }]);
    await expect(rui.api.takeManualBooking(wish({ total: 1 }))).rejects.toThrow("not-allowed");
  });

  test("refuses more people than the room sleeps", async () => {
    const guests = { adults: 9, childrenUpTo12: 0, childrenAbove12: 0 };
    await expect(lia.api.takeManualBooking(wish({ guests }))).rejects.toThrow("too-many-guests");
  });

  test("mails its confirmation to a guest who left an address, and nobody otherwise", async () => {
    const id = await lia.api.takeManualBooking(wish({ guestEmail: "jorge@exemplo.example" }));
    const mails = await deps.db
      .selectFrom("mail")
      .select(["id", "kind"])
      .where("booking_id", "=", id)
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(["confirmation"]);
    await sendMail(deps, mails[0]?.id ?? "");
    const mail = app.mail
      .messages()
      .findLast(({ to }) => to.some(({ address }) => address.startsWith("jorge@")));
    expect(mail?.text).toContain((await lia.api.getBooking({ bookingId: id })).code);
    const silent = await lia.api.getBooking({ bookingId: await lia.api.takeManualBooking(wish()) });
    expect(silent.mails).toEqual([]);
  });
});

describe("money at the reception", () => {
  test("is noted by whoever took it and lowers what is open", async () => {
    const id = await rui.api.takeManualBooking(wish({ paid: { amount: 100_000, means: "pix" } }));
    await rui.api.notePayment({ bookingId: id, amount: 160_000, means: "cash" });
    const booking = await lia.api.getBooking({ bookingId: id });
    expect(booking).toMatchObject({ paid: 260_000, balance: 7_000 });
    expect(booking.money).toMatchObject([
      { kind: "payment", amount: 100_000, means: "pix" },
      { kind: "payment", amount: 160_000, means: "cash" },
    ]);
    expect(booking.journal.at(-1)).toMatchObject({ event: "paid-by-hand", by: "Rui" });
  });

  test("more than is open is refused as a typing error, unless it is meant", async () => {
    const id = await rui.api.takeManualBooking(wish());
    await expect(
      rui.api.notePayment({ bookingId: id, amount: 2_670_000, means: "pix" }),
    ).rejects.toThrow("more-than-open");
    await rui.api.notePayment({ bookingId: id, amount: 267_000, means: "pix" });
    await expect(rui.api.notePayment({ bookingId: id, amount: 1, means: "cash" })).rejects.toThrow(
      "more-than-open",
    );
    await rui.api.notePayment({ bookingId: id, amount: 1_000, means: "cash", evenMore: true });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      paid: 268_000,
      balance: -1_000,
    });

    const paid = { amount: 2_670_000, means: "pix" } as const;
    await expect(rui.api.takeManualBooking(wish({ paid }))).rejects.toThrow("more-than-open");
  });

  test("is given back by the owner alone, and is not owed again", async () => {
    const id = await lia.api.takeManualBooking(wish({ paid: { amount: 267_000, means: "cash" } }));
    await expect(
      rui.api.noteReturn({ bookingId: id, amount: 1_000, means: "cash" }),
    ).rejects.toThrow("not-allowed");
    await lia.api.noteReturn({ bookingId: id, amount: 1_000, means: "cash" });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      paid: 266_000,
      total: 266_000,
      balance: 0,
    });
  });

  test("paid by card on the site leaves nothing open", async () => {
    const { id } = await confirmed(app, "farol");
    expect((await lia.api.getBooking({ bookingId: id })).balance).toBe(0);
  });
});

describe("editing a booking", () => {
  const edit = {
    note: "Chega de moto",
    expectedArrival: "21:30",
    guestName: "Jorge de Sá",
    guestEmail: null,
    guestPhone: null,
  };

  test("keeps what was written; whoever read an older version is refused", async () => {
    const id = await lia.api.takeManualBooking(wish());
    const { version } = await lia.api.getBooking({ bookingId: id });
    await rui.api.editBooking({ bookingId: id, version, ...edit });
    const second = lia.api.editBooking({ bookingId: id, version, ...edit, note: "outra" });
    await expect(second).rejects.toThrow("changed-meanwhile");
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      note: "Chega de moto",
      expectedArrival: "21:30",
      version: version + 1,
    });
  });

  test("two at the same moment: one is written, one is told", async () => {
    const id = await lia.api.takeManualBooking(wish());
    const { second } = await deps.db.transaction().execute(async (tx) => {
      await lockBooking(tx, id);
      const second = rui.api.editBooking({ bookingId: id, version: 1, ...edit }).then(
        () => "written",
        ({ message }: Error) => message,
      );
      await expect.poll(() => countWaiting(app), { timeout: 2_500 }).toBe(1);
      await tx.updateTable("booking").set({ version: 2 }).where("id", "=", id).execute();
      return { second };
    });
    expect(await second).toBe("changed-meanwhile");
  });
});

test("a mail is sent once more on request, and never without an address", async () => {
  const { id } = await confirmed(app, "jangada");
  const mailOf = () =>
    deps.db
      .selectFrom("mail")
      .selectAll()
      .where("booking_id", "=", id)
      .where("kind", "=", "confirmation")
      .executeTakeFirstOrThrow();
  await sendMail(deps, (await mailOf()).id);
  await lia.api.resendMail({ bookingId: id });
  expect((await mailOf()).sent_at).toBeNull();
  await sendMail(deps, (await mailOf()).id);
  const { code } = await lia.api.getBooking({ bookingId: id });
  const sent = app.mail.messages().filter(({ subject }) => subject.includes(code));
  expect(sent).toHaveLength(2);
  const nameless = await lia.api.takeManualBooking(wish());
  await expect(lia.api.resendMail({ bookingId: nameless })).rejects.toThrow("no-mail-to-send");
});
