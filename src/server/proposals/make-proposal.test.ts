import { describe, expect, test } from "vitest";
import { goTo } from "../../../tests/support/hand-pix.ts";
import { proposalWish, proposed } from "../../../tests/support/proposals.ts";
import { freshStay, held, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { Visit } from "../../../tests/support/visit.ts";
import { addDays, todayIn } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { instantOf } from "../../domain/instant.ts";
import { takeManualBooking } from "../bookings/take-manual-booking.ts";
import { closedStays } from "../channels/our-calendar.ts";
import { getProperty } from "../property/get-property.ts";
import { endKeeping } from "./end-keeping.ts";
import { listProposals } from "./list-proposals.ts";
import { makeProposal } from "./make-proposal.ts";

const app = await openTestApp();
const { deps } = app;
const byOwner = { actor: "person:dona", source: "admin" } as const;
const HOUR = 3_600_000;

describe("a proposal", () => {
  test("says what it costs by the list and as agreed, and nobody's name", async () => {
    const { look } = await proposed(app, { total: 240_000, label: "Família Tavares" });
    const seen = await look();
    expect(seen).toMatchObject({ state: "open", total: 240_000, listed: 267_000 });
    expect(seen.lines.map(({ kind }) => kind)).toEqual(["nights"]);
    expect(JSON.stringify(seen)).not.toContain("Tavares");
  });

  test("has a code of ten characters that opens nothing in another spelling", async () => {
    const { code, api } = await proposed(app);
    expect(code).toMatch(/^[2-9BCDFGHJKLMNPQRSTVWXZ]{10}$/);
    for (const wrong of [code.toLowerCase(), `${code}X`, code.slice(1), "%", ""]) {
      await expect(api.getProposal(wrong)).rejects.toMatchObject({ code: "proposal-unknown" });
    }
  });

  test("is not made for nights that somebody has, nor at a list price that nobody saw", async () => {
    const sold = manualBooking(app);
    await takeManualBooking(deps, sold, byOwner);
    const wish = proposalWish(app, { stay: sold.stay });
    await expect(makeProposal(deps, wish, byOwner)).rejects.toMatchObject({ code: "nights-taken" });
    const other = proposalWish(app, { seenTotal: 1 });
    await expect(makeProposal(deps, other, byOwner)).rejects.toMatchObject({
      code: "price-differs",
    });
  });

  test.each([
    [{ keepHours: 49, validHours: 72 }],
    [{ keepHours: 25, validHours: 24 }],
    [{ validHours: 0 }],
    [{ validHours: 31 * 24 }],
    [{ rooms: [] }],
    [{ total: 0 }],
    [{ deposit: { percent: 100, balance: "at-property" } as const }],
    [{ rooms: ["mar", "mar"].map((listingId) => ({ listingId, guests: adultsOnly(1) })) }],
  ])("is refused with %j", async (changes) => {
    const made = makeProposal(deps, proposalWish(app, changes), byOwner);
    await expect(made).rejects.toMatchObject({ code: "invalid-request" });
  });

  test("does not keep its nights unless that is wanted", async () => {
    const { stay, look } = await proposed(app);
    expect((await new Visit(app).book("mar", stay)).statusCode).toBe(200);
    expect((await look()).state).toBe("open");
  });

  test("is taken once somebody else has its nights, and names what is free", async () => {
    const { stay, look } = await proposed(app);
    await takeManualBooking(deps, manualBooking(app, { stay }), byOwner);
    const seen = await look();
    expect(seen.state).toBe("taken");
    expect(seen.alternatives).toHaveLength(3);
    expect(seen.alternatives[0]?.listingId).toBe("mar");
  });

  test("shows today's price once it has expired", async () => {
    const { look } = await proposed(app, { total: 240_000, validHours: 1 });
    app.passTime(HOUR);
    expect(await look()).toMatchObject({
      state: "expired",
      total: 240_000,
      today: { total: 267_000 },
    });
  });

  test("sums up what is open for the house", async () => {
    const before = await listProposals(deps, "open");
    await proposed(app, { total: 100_000 });
    const after = await listProposals(deps, "open");
    expect(after.openCount - before.openCount).toBe(1);
    expect(after.openTotal - before.openTotal).toBe(100_000);
  });

  test("counts no longer once its nights are sold, but is still listed", async () => {
    const { id, stay, look } = await proposed(app, { total: 100_000 });
    const before = await listProposals(deps, "open");
    await takeManualBooking(deps, manualBooking(app, { stay }), byOwner);
    expect((await look()).state).toBe("taken");
    const after = await listProposals(deps, "open");
    expect(before.openCount - after.openCount).toBe(1);
    expect(before.openTotal - after.openTotal).toBe(100_000);
    expect(after.rows.map((row) => row.id)).toContain(id);
  });
});

describe("kept nights", () => {
  test("are nobody else's until their end, are told to portals, and are free after it", async () => {
    const { id, stay, look } = await proposed(app, { keepHours: 2 });
    expect((await look()).heldUntil).not.toBeNull();
    expect((await new Visit(app).book("mar", stay)).statusCode).toBe(409);
    const told = { listingId: "mar", feedId: null };
    const isTold = async () =>
      (await closedStays(deps.db, told, stay.checkIn)).some(
        ({ checkIn }) => checkIn === stay.checkIn,
      );
    expect(await isTold()).toBe(true);
    await endKeeping(deps, id);
    expect(await isTold(), "before its end").toBe(true);
    app.passTime(2 * HOUR);
    await endKeeping(deps, id);
    expect(await isTold()).toBe(false);
    expect(await look()).toMatchObject({ state: "open", heldUntil: null });
    expect((await new Visit(app).book("mar", stay)).statusCode).toBe(200);
  });

  test("are refused while a guest pays for them", async () => {
    const { stay } = await held(app);
    const wish = proposalWish(app, { stay, keepHours: 2 });
    await expect(makeProposal(deps, wish, byOwner)).rejects.toMatchObject({ code: "nights-taken" });
    await expect(makeProposal(deps, { ...wish, keepHours: null }, byOwner)).resolves.toBeDefined();
  });

  test("of several rooms are kept together or not at all", async () => {
    const stay = freshStay(app);
    await takeManualBooking(deps, manualBooking(app, { stay, listingId: "farol" }), byOwner);
    const rooms = ["mar", "farol"].map((listingId) => ({ listingId, guests: adultsOnly(2) }));
    const wish = proposalWish(app, { stay, rooms, keepHours: 2 });
    await expect(makeProposal(deps, wish, byOwner)).rejects.toMatchObject({ code: "nights-taken" });
    expect((await new Visit(app).book("mar", stay)).statusCode).toBe(200);
  });
});

test("a proposal ends with the day of arrival, and is not made for one that is over", async () => {
  const { timeZone } = await getProperty(deps.db);
  const today = todayIn(timeZone, deps.clock());
  const tonight = { checkIn: today, checkOut: addDays(today, 2) };
  const { look } = await proposed(app, { stay: tonight, validHours: 72, keepHours: 48 });
  const end = instantOf({ day: today, time: "23:59" }, timeZone);
  expect(await look()).toMatchObject({ validUntil: end, heldUntil: end });
  const before = { checkIn: addDays(today, -1), checkOut: addDays(today, 1) };
  goTo(app, "23:59");
  app.passTime(1_000);
  const last = todayIn(timeZone, deps.clock());
  const over = { checkIn: last, checkOut: addDays(last, 2) };
  const tooLate = makeProposal(deps, proposalWish(app, { stay: over }), byOwner);
  await expect(tooLate, "in the last minute of its day").rejects.toMatchObject({
    code: "stay-past",
  });
  const late = makeProposal(deps, proposalWish(app, { stay: before }), byOwner);
  await expect(late).rejects.toMatchObject({ code: "stay-past" });
});
