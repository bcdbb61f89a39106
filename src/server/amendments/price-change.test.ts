import { describe, expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { PriceChoice } from "../../contract/owner/timeline.ts";
import { excessOf, openOf } from "../../domain/account.ts";
import { addDays } from "../../domain/day.ts";
import { adultsOnly, type Guests } from "../../domain/guests.ts";
import type { Stay } from "../../domain/stay.ts";
import { readAccount } from "../account/read-account.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const rui = await helperAt(app);
const NIGHT = 89_000;

async function agreed(total = 240_000, paid = 0): Promise<{ id: string; stay: Stay }> {
  const payment = paid > 0 && { paid: { amount: paid, means: "pix" as const } };
  const asked = manualBooking(app, { total, ...payment });
  return { id: await lia.api.takeManualBooking(asked), stay: asked.stay };
}

const longer = ({ checkIn, checkOut }: Stay, nights = 1) => ({
  checkIn,
  checkOut: addDays(checkOut, nights),
});

async function change(id: string, stay: Stay, price: PriceChoice, guests?: Guests) {
  const { version } = await lia.api.getBooking({ bookingId: id });
  await lia.api.changeStay({
    bookingId: id,
    version,
    listingId: "mar",
    stay,
    ...(guests && { guests }),
    price,
  });
}

const linesOf = async (id: string) => (await lia.api.getBooking({ bookingId: id })).lines;
const accountOf = (id: string) => readAccount(deps.db, id);
const openIn = async (id: string) => openOf(await accountOf(id));

describe("an added night", () => {
  test("alone is charged by the list and named; the agreed nights keep their price", async () => {
    const { id, stay } = await agreed();
    await change(id, longer(stay), "difference");
    expect(await linesOf(id)).toMatchObject([
      { kind: "agreed", nights: 3, amount: 240_000 },
      {
        kind: "nights",
        nights: 1,
        amount: NIGHT,
        stay: { checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 1) },
      },
    ]);
    expect(await openIn(id)).toBe(240_000 + NIGHT);
  });

  test("leaves the earlier charges as they were written", async () => {
    const { id, stay } = await agreed();
    await change(id, longer(stay), "difference");
    const entries = await deps.db
      .selectFrom("account_entry")
      .select(["amount", "reverses"])
      .where("booking_id", "=", id)
      .orderBy("id")
      .execute();
    expect(entries).toEqual([
      { amount: 240_000, reverses: null },
      { amount: NIGHT, reverses: null },
    ]);
  });

  test("costs what the owner says, or nothing, or everything is priced anew", async () => {
    const other = await agreed();
    await change(other.id, longer(other.stay), { other: 50_000 });
    expect(await openIn(other.id)).toBe(290_000);
    expect(await linesOf(other.id)).toHaveLength(2);
    const free = await agreed();
    await change(free.id, longer(free.stay), "keep");
    expect(await openIn(free.id)).toBe(240_000);
    const anew = await agreed();
    await change(anew.id, longer(anew.stay), "list");
    expect(await openIn(anew.id)).toBe(4 * NIGHT);
  });

  test("is charged once, however often the form is sent, and to one of two people", async () => {
    const { id, stay } = await agreed();
    const nights = { listingId: "mar", stay: longer(stay) };
    const asked = { bookingId: id, version: 1, ...nights, price: "difference" } as const;
    lia.formKey = "a".repeat(32);
    await Promise.all([lia.api.changeStay(asked), lia.api.changeStay(asked)]);
    await lia.api.changeStay(asked);
    lia.formKey = null;
    expect(await openIn(id)).toBe(240_000 + NIGHT);
    const again = { ...asked, version: 2, stay: longer(stay, 2) };
    const race = await Promise.allSettled([lia.api.changeStay(again), rui.api.changeStay(again)]);
    expect(race.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await openIn(id)).toBe(240_000 + 2 * NIGHT);
  });
});

describe("a dropped night", () => {
  test("gives back only what exceeds the open amount", async () => {
    const { id, stay } = await agreed(240_000, 200_000);
    const preview = await lia.api.previewStayChange({
      bookingId: id,
      listingId: "mar",
      stay: longer(stay, -1),
    });
    expect(preview.difference).toMatchObject({ amount: -80_000, refund: 40_000 });
    await change(id, longer(stay, -1), "difference");
    const account = await accountOf(id);
    expect(account).toMatchObject({ total: 160_000, received: 200_000, refunding: 40_000 });
    expect(excessOf(account)).toBe(0);
  });

  test("gives nothing back while as much is open, nor if the owner keeps it", async () => {
    const unpaid = await agreed();
    await change(unpaid.id, longer(unpaid.stay, -1), "difference");
    expect(await accountOf(unpaid.id)).toMatchObject({ total: 160_000, refunding: 0 });
    const kept = await agreed(240_000, 240_000);
    await change(kept.id, longer(kept.stay, -1), "keep");
    expect(await accountOf(kept.id)).toMatchObject({ total: 240_000, refunding: 0 });
  });

  test("gives back another amount, but never more than the stay costs", async () => {
    const { id, stay } = await agreed(240_000, 240_000);
    await expect(change(id, longer(stay, -1), { other: -240_001 })).rejects.toMatchObject({
      code: "refund-too-high",
    });
    await change(id, longer(stay, -1), { other: -50_000 });
    expect(await accountOf(id)).toMatchObject({ total: 190_000, refunding: 50_000 });
  });

  test("is not given back twice while the first refund is under way", async () => {
    const { id, stay } = await agreed(240_000, 240_000);
    await change(id, longer(stay, -1), "difference");
    await change(id, stay, "difference");
    await change(id, longer(stay, -1), "difference");
    const account = await accountOf(id);
    expect(account).toMatchObject({ total: 166_000, received: 240_000, refunding: 80_000 });
  });
});

describe("other people", () => {
  test("cost what the list asks for them, in each night of the stay", async () => {
    const { id, stay } = await agreed();
    await change(id, stay, "difference", adultsOnly(3));
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      guests: adultsOnly(3),
      balance: 240_000 + 3 * 13_000,
    });
    expect((await linesOf(id)).at(-1)).toMatchObject({
      kind: "extra-adults",
      people: 1,
      nights: 3,
    });
    await change(id, stay, "difference", adultsOnly(2));
    expect(await openIn(id)).toBe(240_000);
  });

  test("may come for another amount or for nothing, but not beyond the room's capacity", async () => {
    const { id, stay } = await agreed();
    await change(id, stay, { other: 10_000 }, adultsOnly(3));
    expect(await openIn(id)).toBe(250_000);
    const withChild = { ...adultsOnly(3), childrenUpTo12: 1 };
    const { capacity = 0 } =
      (await lia.api.listListingNames()).find((one) => one.id === "mar") ?? {};
    await expect(change(id, stay, "difference", adultsOnly(capacity + 1))).rejects.toMatchObject({
      code: "too-many-guests",
    });
    if (capacity < 4) return;
    await change(id, stay, "keep", withChild);
    expect(await openIn(id)).toBe(250_000);
  });

  test("are written down, and refused if nobody comes", async () => {
    const { id, stay } = await agreed();
    await change(id, stay, "difference", adultsOnly(1));
    const { journal } = await lia.api.getBooking({ bookingId: id });
    expect(journal.at(-1)?.change).toMatchObject({ from: { people: 2 }, to: { people: 1 } });
    await expect(change(id, stay, "keep", adultsOnly(0))).rejects.toMatchObject({
      code: "invalid-request",
    });
  });
});
