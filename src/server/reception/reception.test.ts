import { describe, expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import { raiseAlert } from "../alerts/raise-alert.ts";

const DAY = 86_400_000;
const app = await openTestApp();
const lia = await ownerAt(app);
const rui = await helperAt(app);

function take(guestName: string, listingId: string, from: number, nights: number) {
  const stay = stayAhead(app, from, nights);
  return lia.api.takeManualBooking(manualBooking(app, { guestName, listingId, stay }));
}
async function lanes() {
  const now = await lia.api.today();
  const names = (stays: typeof now.arrivals) => stays.map(({ guestName }) => guestName);
  return {
    arrivals: names(now.arrivals),
    departures: names(now.departures),
    inHouse: names(now.inHouse),
  };
}

describe("today at the reception", () => {
  test("a guest arrives, stays and leaves with one tap each", async () => {
    const id = await take("Azevedo", "mar", 0, 2);
    await take("Amanhã", "coqueiro", 1, 2);
    expect(await lanes()).toEqual({ arrivals: ["Azevedo"], departures: [], inHouse: [] });
    await lia.api.checkIn({ bookingId: id });
    await lia.api.checkIn({ bookingId: id });
    expect(await lanes()).toEqual({ arrivals: [], departures: [], inHouse: ["Azevedo"] });
    app.passTime(2 * DAY);
    expect(await lanes()).toMatchObject({ departures: ["Azevedo"], inHouse: [] });
    await lia.api.notePayment({ bookingId: id, amount: 2 * 89_000, means: "pix" });
    await lia.api.checkOut({ bookingId: id });
    expect(await lanes()).toMatchObject({ departures: [], inHouse: [] });
    const { journal } = await lia.api.getBooking({ bookingId: id });
    expect(journal.map(({ event }) => event)).toEqual([
      ...["confirmed", "checked-in", "paid-by-hand", "checked-out"],
    ]);
  });

  test("nobody is checked in before the day of arrival", async () => {
    const id = await take("Cedo", "farol", 1, 2);
    await expect(lia.api.checkIn({ bookingId: id })).rejects.toThrow("check-in-too-early");
    app.passTime(DAY);
    await lia.api.checkIn({ bookingId: id });
    expect((await lanes()).inHouse).toContain("Cedo");
    await lia.api.undoCheckIn({ bookingId: id });
    await lia.api.cancelBooking({ bookingId: id, who: "guest", refund: 0, agreed: "Combinado." });
    app.passTime(-DAY);
  });

  test("whoever did not come by yesterday is still expected, until marked as a no-show", async () => {
    expect((await lanes()).arrivals).toEqual(["Amanhã"]);
    const { arrivals } = await lia.api.today();
    await lia.api.markNoShow({ bookingId: arrivals[0]?.bookingId ?? "" });
    expect((await lanes()).arrivals).toEqual([]);
  });

  test("a guest who left without paying stays among the departures until checked out", async () => {
    const id = await take("Esquecido", "jangada", 0, 1);
    await lia.api.checkIn({ bookingId: id });
    app.passTime(3 * DAY);
    const { departures } = await lia.api.today();
    expect(departures).toMatchObject([{ guestName: "Esquecido", balance: 82_000 }]);
    await lia.api.checkOut({ bookingId: id, evenOpen: 82_000 });
    expect(await lanes()).toMatchObject({ departures: [] });
    expect((await lia.api.today()).owing).toMatchObject([{ guestName: "Esquecido" }]);
    await lia.api.notePayment({ bookingId: id, amount: 82_000, means: "cash" });
    expect((await lia.api.today()).owing).toEqual([]);
  });

  test("a tap by mistake is taken back", async () => {
    const id = await take("Engano", "farol", 0, 1);
    await lia.api.checkIn({ bookingId: id });
    await lia.api.undoCheckIn({ bookingId: id });
    expect((await lanes()).arrivals).toContain("Engano");
  });

  test("a cancelled booking is not checked in", async () => {
    const id = await take("Desistiu", "mar", 0, 1);
    await lia.api.cancelBooking({ bookingId: id, who: "guest", refund: 0, agreed: "Combinado." });
    await expect(lia.api.checkIn({ bookingId: id })).rejects.toThrow("booking-not-here");
  });

  test("counts sold rooms for the next nine nights, the whole house as all of them", async () => {
    await take("Todos", "casa-inteira", 3, 1);
    const { nights } = await lia.api.today();
    expect(nights).toHaveLength(9);
    expect(nights[3]).toMatchObject({ taken: 4, rooms: 4 });
    expect(nights[4]).toMatchObject({ taken: 0 });
  });

  test("an alert stands until the owner says that it is dealt with", async () => {
    const { deps } = app;
    await raiseAlert(deps, deps.db, { kind: "refund-failed", subject: "teste" });
    const { alerts } = await lia.api.today();
    expect(alerts).toMatchObject([{ kind: "refund-failed" }]);
    await lia.api.dismissAlert({ alertId: alerts[0]?.id ?? "" });
    expect((await lia.api.today()).alerts).toEqual([]);
  });

  test("says about a guest what the reception has to know", async () => {
    const id = await lia.api.takeManualBooking(
      manualBooking(app, {
        listingId: "casa-inteira",
        stay: stayAhead(app, 40, 2),
        guests: { adults: 2, childrenUpTo12: 1, childrenAbove12: 1 },
        guestPhone: "(71) 95555-0100",
        note: "Berço no quarto",
      }),
    );
    app.passTime(40 * DAY);
    await lia.api.notePayment({ bookingId: id, amount: 10_000, means: "pix" });
    const { total, guestLink } = await lia.api.getBooking({ bookingId: id });
    const [seen] = (await lia.api.today()).arrivals.filter((one) => one.bookingId === id);
    expect(seen).toMatchObject({
      people: 4,
      children: 2,
      note: "Berço no quarto",
      language: "pt-BR",
      total,
      paid: 10_000,
      balance: total - 10_000,
      guestLink,
    });
    expect(seen?.roomIds).toHaveLength(4);
    expect(guestLink).toMatch(/^http/);
    const [teams] = (await rui.api.today()).arrivals.filter((one) => one.bookingId === id);
    expect(teams).toMatchObject({ note: "Berço no quarto", guestLink: null });
    await lia.api.cancelBooking({ bookingId: id, who: "guest", refund: 0, agreed: "Combinado." });
  });

  test("tells who comes and who goes tomorrow", async () => {
    const names = (stays: readonly { guestName: string | null }[]) =>
      stays.map(({ guestName }) => guestName);
    const leaving = await take("Sai", "mar", 0, 1);
    await take("Vem", "mar", 1, 2);
    await take("Depois", "coqueiro", 2, 1);
    await lia.api.checkIn({ bookingId: leaving });
    const { tomorrow, inHouse, arrivals } = await lia.api.today();
    expect(names(tomorrow.arrivals)).toEqual(["Vem"]);
    expect(names(tomorrow.departures)).toEqual(["Sai"]);
    expect(names(inHouse)).toContain("Sai");
    expect(names(arrivals)).not.toContain("Vem");
  });
});
