import { beforeEach, describe, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { letGuests, linkedGuest, newKey } from "../../../tests/support/linked-guest.ts";
import { confirmed, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { answerChange } from "./answer-change.ts";
import { listAskedChanges } from "./pending-change.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const byOwner = { actor: "person:dona", source: "admin" } as const;

describe("a change that the house decides", () => {
  beforeEach(() => letGuests(app, { change: "request" }));

  async function asked() {
    const { id, stay } = await confirmed(app);
    const ana = await linkedGuest(app, id);
    const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
    expect(await ana.change({ stay: longer })).toBe("asked");
    const change = (await listAskedChanges(deps.db)).find(({ bookingId }) => bookingId === id);
    if (!change) throw new Error("nothing was asked");
    return { id, ana, stay, longer, change };
  }

  test("changes nothing until the house says yes; then the rise is open", async () => {
    const { id, ana, stay, longer, change } = await asked();
    expect(await ana.booking()).toMatchObject({ ...stay, change: { state: "asked" } });
    expect(change).toMatchObject({ refund: 0, openAfter: 89_000 });
    await answerChange(deps, id, change.id, "accept", byOwner);
    expect(await ana.booking()).toMatchObject({ ...longer, open: 89_000, change: null });
    await expect(answerChange(deps, id, change.id, "accept", byOwner)).rejects.toMatchObject({
      code: "change-gone",
    });
  });

  test("stays as it was after a no, and after it was withdrawn", async () => {
    const { id, ana, stay, change } = await asked();
    await answerChange(deps, id, change.id, "decline", byOwner);
    expect(await ana.booking()).toMatchObject({ ...stay, change: { state: "declined" } });
    const again = await asked();
    await again.ana.api.withdrawChange(again.ana.code, newKey());
    await expect(
      answerChange(deps, again.id, again.change.id, "accept", byOwner),
    ).rejects.toMatchObject({ code: "change-gone" });
  });

  test("is void once the owner has moved the stay, and refused when the nights are gone", async () => {
    const { id, change, stay } = await asked();
    await lia.api.takeManualBooking(
      manualBooking(app, {
        stay: { checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 1) },
      }),
    );
    await expect(answerChange(deps, id, change.id, "accept", byOwner)).rejects.toMatchObject({
      code: "nights-taken",
    });
  });

  test("is every change of an agreed price, even where guests change by themselves", async () => {
    await letGuests(app, { change: "self" });
    const id = await lia.api.takeManualBooking(manualBooking(app, { total: 200_000 }));
    const nina = await linkedGuest(app, id);
    expect(await nina.offer({ guests: adultsOnly(1) })).toMatchObject({ way: "agreed-price" });
  });
});
