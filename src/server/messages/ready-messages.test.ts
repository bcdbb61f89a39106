import { beforeAll, describe, expect, test } from "vitest";
import { cleanerAt, helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { portalGuest } from "../../../tests/support/feeds.ts";
import { proposed } from "../../../tests/support/proposals.ts";
import {
  askForDeposit,
  confirmed,
  freshStay,
  held,
  manualBooking,
} from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { ManualBooking } from "../../contract/owner/bookings.ts";
import type { ReadyMessage } from "../../contract/owner/messages.ts";
import { addDays, type Day } from "../../domain/day.ts";
import { todayAtProperty } from "../property/today-at-property.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const rui = await helperAt(app);
let today: Day;

beforeAll(async () => {
  today = await todayAtProperty(deps);
});

const booked = (more: Partial<ManualBooking> = {}) =>
  lia.api.takeManualBooking(manualBooking(app, { guestPhone: "(71) 95555-0142", ...more }));

/** Moves a booking in time, as if it had been made so. */
const movedTo = (id: string, checkIn: Day, checkOut: Day) =>
  deps.pool.query("update stay set check_in = $2, check_out = $3 where booking_id = $1", [
    ...[id, checkIn, checkOut],
  ]);

const kindsOf = async (bookingId: string) =>
  (await lia.api.listReadyMessages({ bookingId })).map(({ kind }) => kind);

async function said(bookingId: string, kind: ReadyMessage["kind"], who = lia): Promise<string> {
  const found = (await who.api.listReadyMessages({ bookingId })).find((one) => one.kind === kind);
  // Amounts are written with no-break spaces.
  return found?.text.replaceAll("\u00a0", " ") ?? "";
}

describe("what can be said", () => {
  test("before a stay: the confirmation, what is open and the way", async () => {
    expect(await kindsOf(await booked())).toEqual([
      ...["confirmation", "balance-due", "directions", "contact"],
    ]);
    const { id } = await confirmed(app);
    expect(await kindsOf(id)).toEqual(["confirmation", "directions", "contact"]);
  });

  test("on the day: the way, until the guest is here; then how the stay is, and its end", async () => {
    const id = await booked({ listingId: "farol" });
    await movedTo(id, today, addDays(today, 2));
    expect(await kindsOf(id)).toEqual(["directions", "balance-due", "contact"]);
    await lia.api.checkIn({ bookingId: id });
    expect(await kindsOf(id)).toEqual(["in-house", "balance-due", "contact"]);
    await movedTo(id, addDays(today, -1), today);
    expect(await kindsOf(id)).toEqual(["departure", "balance-due", "contact"]);
    await lia.api.checkOut({
      bookingId: id,
      evenOpen: (await lia.api.getBooking({ bookingId: id })).balance,
    });
    expect(await kindsOf(id)).toEqual(["balance-due", "thanks", "contact"]);
  });

  test("after a stay that nobody marked: the thanks, but not to who did not come", async () => {
    const { id } = await confirmed(app, "jangada");
    await movedTo(id, addDays(today, -5), addDays(today, -2));
    expect(await kindsOf(id)).toEqual(["thanks", "contact"]);
    await lia.api.markNoShow({ bookingId: id });
    expect(await kindsOf(id)).toEqual(["contact"]);
  });

  test("of a cancelled booking: that it is about it", async () => {
    const id = await booked();
    await lia.api.cancelBooking({ bookingId: id, who: "guest" });
    expect(await kindsOf(id)).toEqual(["contact"]);
    await lia.api.eraseGuest({ bookingId: id });
    expect(await kindsOf(id)).toEqual([]);
  });

  test("to a hold and of nights only closed: nothing", async () => {
    expect(await kindsOf((await held(app)).id)).toEqual([]);
    const { bookingId } = await portalGuest(app, freshStay(app));
    expect(await kindsOf(bookingId)).toEqual(["confirmation", "directions", "contact"]);
    await lia.api.callClosed({ bookingId });
    expect(await kindsOf(bookingId)).toEqual([]);
  });
});

describe("the text", () => {
  test("says the stay, the money, the way and who writes, in the guest's language", async () => {
    const id = await booked({ listingId: "coqueiro" });
    await deps.pool.query("update booking set language = 'en-US' where id = $1", [id]);
    expect(await said(id, "confirmation")).toMatch(
      /^Hi, Nina! This is Maré Mansa\. Your booking is confirmed: Coqueiro Room, .*\nCheck-in is from 2 PM/,
    );
    expect(await said(id, "confirmation")).toContain("R$2,280 is still open.\nEverything");
    expect(await said(id, "directions")).toMatch(/The address is .*, Brazil\.\nThe way on the map/);
    expect(await said(id, "directions", rui)).toMatch(/\nRui$/);
    expect(await said(id, "directions")).toMatch(/\nDona Lia$/);
  });

  test("says until when the rest is paid, while that is ahead", async () => {
    await askForDeposit(app);
    const { id, stay } = await confirmed(app);
    await deps.pool.query("update property set deposit_terms = null");
    expect(await said(id, "balance-due")).toMatch(
      /\nDá para pagar até \d+ de \S+ ou na chegada\.\n/,
    );
    await movedTo(id, addDays(today, -1), stay.checkOut);
    expect(await said(id, "balance-due")).toMatch(/falta pagar R\$ [\d.,]+\.\nPara ver e pagar/);
  });

  test("is the house's own, if it has one", async () => {
    const [text] = (await lia.api.listMessageTexts()).filter(({ kind }) => kind === "directions");
    const own = { "pt-BR": "Até {chegada}! Deve {saldo}.", "en-US": "" };
    await lia.api.editMessageText({ kind: "directions", version: text?.version ?? 0, text: own });
    const { id } = await confirmed(app);
    expect(await said(id, "directions")).toMatch(/^Até \S+, \d+ de \S+!$/);
    await lia.api.editMessageText({
      kind: "directions",
      version: (text?.version ?? 0) + 1,
      text: { ...own, "pt-BR": "" },
    });
  });

  test("is without what is not known: a portal's guest without a name, people or price", async () => {
    const { bookingId } = await portalGuest(app, freshStay(app));
    const text = await said(bookingId, "confirmation");
    expect(text).toMatch(/^Aqui é da Maré Mansa\./);
    expect(text).not.toMatch(/Oi|R\$|https|[{}]/);
  });

  test("has the guest's link for the owner only", async () => {
    const id = await booked();
    const { guestLink } = await lia.api.getBooking({ bookingId: id });
    expect(await said(id, "balance-due")).toContain(`\nPara ver e pagar: ${guestLink}\n`);
    for (const kind of ["confirmation", "balance-due", "directions"] as const) {
      expect(await said(id, kind, rui)).not.toContain("/reserva/");
      expect(await said(id, kind, rui)).not.toMatch(/aqui:|pagar:/);
    }
    const seen = JSON.stringify(await rui.api.listReadyMessages({ bookingId: id }));
    expect(seen).not.toContain(guestLink?.split("/").at(-1));
  });

  test("is nothing that who cleans may read", async () => {
    const zefa = await cleanerAt(app);
    const bookingId = await booked();
    await expect(zefa.api.listReadyMessages({ bookingId })).rejects.toThrow("not-allowed");
    const opened = zefa.api.noteMessageOpened({ kind: "thanks", subject: { bookingId } });
    await expect(opened).rejects.toThrow("not-allowed");
  });
});

test.each([
  ["(71) 95555-0142", "https://wa.me/5571955550142?text=Oi%2C%20Nina!"],
  ["+1 415 555 0134", "https://wa.me/14155550134?text=Oi%2C%20Nina!"],
  ["95555", "https://wa.me/?text=Oi%2C%20Nina!"],
  [null, "https://wa.me/?text=Oi%2C%20Nina!"],
])("the chat with %s", async (guestPhone, start) => {
  const [message] = await lia.api.listReadyMessages({ bookingId: await booked({ guestPhone }) });
  expect(message?.url.startsWith(start)).toBe(true);
  const text = new URL(message?.url ?? "").searchParams.get("text");
  expect(text).toBe(message?.text);
});

describe("a chat that was opened", () => {
  test("is noted with who opened it last, and when", async () => {
    const bookingId = await booked();
    await rui.api.noteMessageOpened({ kind: "confirmation", subject: { bookingId } });
    app.passTime(60_000);
    await lia.api.noteMessageOpened({ kind: "confirmation", subject: { bookingId } });
    const [first, ...others] = await lia.api.listReadyMessages({ bookingId });
    expect(first).toMatchObject({ openedBy: "Dona Lia", openedAt: expect.any(Number) });
    expect(deps.clock() - (first?.openedAt ?? 0)).toBeLessThan(30_000);
    for (const other of others) expect(other).toMatchObject({ openedAt: null, openedBy: null });
  });

  test("of a proposal is the proposal's", async () => {
    const { id: proposalId } = await proposed(app);
    const { id: otherId } = await proposed(app);
    await rui.api.noteMessageOpened({ kind: "proposal", subject: { proposalId } });
    expect((await lia.api.getProposal({ proposalId })).openedAt).toEqual(expect.any(Number));
    expect((await lia.api.getProposal({ proposalId: otherId })).openedAt).toBeNull();
  });

  test("with another's text, or of nobody, is refused", async () => {
    const bookingId = await booked();
    const note = (kind: string, subject: object) =>
      lia.api.noteMessageOpened({
        kind: kind as "proposal",
        subject: subject as { bookingId: string },
      });
    await expect(note("proposal", { bookingId })).rejects.toThrow("message-unknown");
    await expect(note("wifi", { bookingId })).rejects.toThrow("invalid-request");
    await expect(note("thanks", { bookingId: "none" })).rejects.toThrow("booking-unknown");
    await expect(note("proposal", { proposalId: bookingId })).rejects.toThrow("proposal-unknown");
  });
});
