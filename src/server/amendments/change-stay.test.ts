import { describe, expect, test } from "vitest";
import {
  confirmed,
  freshStay,
  held,
  ledgerOf,
  manualBooking,
} from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { PriceChoice, StayChange } from "../../contract/owner/timeline.ts";
import { addDays } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { getBookingDetails } from "../bookings/get-booking-details.ts";
import { takeManualBooking } from "../bookings/take-manual-booking.ts";
import { blockNights } from "../calendar/block-nights.ts";
import { checkOut } from "../reception/check-out.ts";
import { sendRefund } from "../refunds/send-refund.ts";
import { agreeTotal } from "./adjust-price.ts";
import { changeStay } from "./change-stay.ts";
import { previewStayChange } from "./preview-stay-change.ts";

const app = await openTestApp();
const { deps } = app;
const owner = { actor: "person:dona", source: "admin" } as const;

const change = (id: string, to: StayChange, price: PriceChoice = "list", version = 1) =>
  changeStay(deps, id, version, { ...to, price }, owner);

async function nightsOf(id: string): Promise<string[]> {
  const { rows } = await deps.pool.query(
    `select name || ' ' || stay as nights from occupied_nights
     join physical_room on physical_room.id = physical_room_id where booking_id = $1 order by 1`,
    [id],
  );
  return rows.map(({ nights }) => nights);
}

const range = ({ checkIn, checkOut }: StayChange["stay"]) => `[${checkIn},${checkOut})`;

describe("a change of stay", () => {
  test("whose total was agreed far below the list keeps the discount as far as it goes", async () => {
    const otherRooms = [{ listingId: "coqueiro", guests: adultsOnly(1) }];
    const manual = manualBooking(app, { listingId: "farol", otherRooms });
    const id = await takeManualBooking(deps, manual, owner);
    const { total, rooms } = await getBookingDetails(deps.db, id);
    await agreeTotal(deps, id, { total: 1, seen: total, words: "" }, owner);
    const { checkIn, checkOut } = manual.stay;
    const stayId = rooms.find(({ listingId }) => listingId === "farol")?.stayId ?? "";
    const stay = { checkIn, checkOut: addDays(checkOut, -1) };
    await change(id, { listingId: "farol", stayId, stay });
    expect(await getBookingDetails(deps.db, id)).toMatchObject({ total: 0 });
  });

  test("to another room frees the old nights, takes the new ones and is written down", async () => {
    const { id, stay } = await confirmed(app);
    const before = await getBookingDetails(deps.db, id);
    await change(id, { listingId: "coqueiro", stay });
    expect(await nightsOf(id)).toEqual([expect.stringContaining(range(stay))]);
    const after = await getBookingDetails(deps.db, id);
    expect(after).toMatchObject({ listingId: "coqueiro", version: 2, ...stay });
    expect(after.journal.at(-1)).toMatchObject({
      event: "moved",
      facts: {
        from: { listingId: "mar", ...stay, total: before.total },
        to: { listingId: "coqueiro", ...stay, total: after.total },
      },
    });
    const again = { listingId: "mar", stay, note: "" };
    await expect(blockNights(deps, again, owner)).resolves.toBeDefined();
  });

  test("leaves the guest's confirmation page and late notices of the provider at peace", async () => {
    const { id, visit, checkoutId, stay } = await confirmed(app);
    await change(id, { listingId: "coqueiro", stay });
    expect((await visit.settle(checkoutId)).statusCode).toBe(200);
    const alerts = await deps.db
      .selectFrom("alert")
      .select("kind")
      .where("booking_id", "=", id)
      .execute();
    expect(alerts).toEqual([]);
  });

  test("may overlap the booking's own nights", async () => {
    const { id, stay } = await confirmed(app);
    const longer = { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkOut, 1) };
    expect(await previewStayChange(deps, id, { listingId: "mar", stay: longer })).toMatchObject({
      takers: [],
    });
    await change(id, { listingId: "mar", stay: longer });
    expect(await nightsOf(id)).toEqual([expect.stringContaining(range(longer))]);
  });

  test("onto taken nights changes nothing, and the preview says who has them", async () => {
    const { id, stay } = await confirmed(app);
    const before = await getBookingDetails(deps.db, id);
    const nights = await nightsOf(id);
    const block = { checkIn: addDays(stay.checkIn, 2), checkOut: addDays(stay.checkIn, 4) };
    await blockNights(deps, { listingId: "jangada", stay: block, note: "Pintura" }, owner);
    const to = { listingId: "jangada", stay };
    expect((await previewStayChange(deps, id, to)).takers).toEqual([
      { kind: "block", note: "Pintura", ...block },
    ]);
    await expect(change(id, to)).rejects.toMatchObject({ code: "nights-taken" });
    expect(await getBookingDetails(deps.db, id)).toEqual(before);
    expect(await nightsOf(id)).toEqual(nights);
  });

  test("onto a guest who is paying loses, and says until when she may", async () => {
    const { id, stay } = await confirmed(app);
    const paying = await held(app, "farol");
    const to = { listingId: "farol", stay: paying.stay };
    await expect(change(id, to)).rejects.toMatchObject({ code: "nights-taken" });
    const [taker] = (await previewStayChange(deps, id, to)).takers;
    expect(taker).toMatchObject({ kind: "hold" });
    expect((taker as { endsAt: number }).endsAt).toBeGreaterThan(deps.clock());
    expect(await getBookingDetails(deps.db, id)).toMatchObject({ listingId: "mar", ...stay });
  });

  test("leaves what it costs more as balance", async () => {
    const { id, stay } = await confirmed(app);
    const longer = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, 1) };
    const before = await getBookingDetails(deps.db, id);
    await change(id, { listingId: "mar", stay: longer });
    const after = await getBookingDetails(deps.db, id);
    expect(after.total).toBeGreaterThan(before.total);
    expect(after.balance).toBe(after.total - before.total);
    expect(after.lines.reduce((sum, { nights }) => sum + nights, 0)).toBe(4);
  });

  test("gives back what it costs less, and the provider's ledger agrees", async () => {
    const { id, stay, checkoutId } = await confirmed(app);
    const shorter = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, -1) };
    const to = { listingId: "mar", stay: shorter };
    const { total, listTotal, refund } = await previewStayChange(deps, id, to);
    expect(refund).toBe(total - listTotal);
    await change(id, to, "list-and-refund");
    const refunds = await deps.db.selectFrom("refund").selectAll().execute();
    expect(refunds).toMatchObject([{ booking_id: id, reason: "moved", amount: refund }]);
    for (const owed of refunds) await sendRefund(deps, owed.id);
    expect(ledgerOf(app, checkoutId)).toMatchObject({ amount_refunded: refund });
    expect(await getBookingDetails(deps.db, id)).toMatchObject({ total: listTotal, balance: 0 });
  });

  test("gives nothing back that the card has not paid", async () => {
    const { id, stay } = await confirmed(app);
    const longer = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, 2) };
    await change(id, { listingId: "mar", stay: longer });
    const back = { listingId: "mar", stay };
    expect((await previewStayChange(deps, id, back)).refund).toBe(0);
    await expect(change(id, back, "list-and-refund", 2)).rejects.toMatchObject({
      code: "refund-too-high",
    });
    expect(await getBookingDetails(deps.db, id)).toMatchObject(longer);
  });

  test("keeps the price where that was decided, in lines that tell the truth", async () => {
    const { id, stay } = await confirmed(app);
    const longer = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, 1) };
    await change(id, { listingId: "mar", stay: longer }, "keep");
    expect(await getBookingDetails(deps.db, id)).toMatchObject({
      total: 267_000,
      balance: 0,
      lines: [{ kind: "agreed", nights: 4, amount: 267_000 }],
    });
    expect(await previewStayChange(deps, id, { listingId: "mar", stay })).toMatchObject({
      agreed: true,
    });
  });

  test("moves a booking between a room and the whole house, door by door", async () => {
    const { id, stay } = await confirmed(app);
    await change(id, { listingId: "casa-inteira", stay });
    expect(await nightsOf(id)).toHaveLength(4);
    const room = { listingId: "farol", stay, note: "" };
    await expect(blockNights(deps, room, owner)).rejects.toMatchObject({ code: "nights-taken" });
    await change(id, { listingId: "jangada", stay }, "list", 2);
    expect(await nightsOf(id)).toHaveLength(1);
    await blockNights(deps, room, owner);
    await expect(change(id, { listingId: "casa-inteira", stay }, "list", 3)).rejects.toMatchObject({
      code: "nights-taken",
    });
  });

  test("is refused to an old version, to a departed guest and to too many people", async () => {
    const { id, stay } = await confirmed(app);
    const to = { listingId: "coqueiro", stay };
    await expect(change(id, to, "list", 7)).rejects.toMatchObject({ code: "changed-meanwhile" });
    await checkOut(deps, id, {}, owner);
    await expect(change(id, to)).rejects.toMatchObject({ code: "booking-not-here" });
    const many = manualBooking(app, { listingId: "casa-inteira", guests: adultsOnly(8) });
    const family = await takeManualBooking(deps, many, owner);
    await expect(change(family, { listingId: "mar", stay: freshStay(app) })).rejects.toMatchObject({
      code: "too-many-guests",
    });
  });

  test("two at once to the same room: one gets it, the other keeps what it had", async () => {
    const one = await confirmed(app);
    const other = await confirmed(app, "coqueiro");
    const stay = freshStay(app);
    const race = await Promise.allSettled(
      [one.id, other.id].map((id) => change(id, { listingId: "farol", stay })),
    );
    expect(race.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const loser = race[0]?.status === "rejected" ? one : other;
    expect(await nightsOf(loser.id)).toEqual([expect.stringContaining(range(loser.stay))]);
  });
});
