import { describe, expect, test } from "vitest";
import { goTo, heldForPix, newPayer, takePix } from "../../../tests/support/hand-pix.ts";
import { stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { localTime } from "../../domain/day.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { createTasks } from "../worker/run-jobs.ts";
import { answerPix } from "./answer-pix.ts";

const MINUTE = 60_000;
const app = await openTestApp();
const { deps } = app;
await takePix(app, { onSite: true });
const owner = { actor: "person:dona", source: "admin" } as const;

const endHold = (bookingId: string) =>
  createTasks(deps)["end-hold"]?.({ bookingId }, { job: { id: "1" } } as never);

async function untilOf(id: string) {
  const { hold_expires_at } = await getBooking(deps.db, id);
  return localTime("America/Bahia", hold_expires_at?.getTime() ?? 0);
}

async function mailsOf(id: string): Promise<string[]> {
  const mails = await deps.db
    .selectFrom("mail")
    .select("kind")
    .where("booking_id", "=", id)
    .orderBy("created_at")
    .execute();
  return mails.map(({ kind }) => kind);
}

describe("a Pix on the site", () => {
  test("shows its code, keeps the nights as long as a card would, and confirms nothing", async () => {
    const { id, guest, code, stay, room, dueNow } = await heldForPix(app);
    const pix = await guest.api.getPix(code);
    expect(pix).toMatchObject({ state: "shown", purpose: "booking", amount: dueNow });
    expect(pix?.brCode).toContain("br.gov.bcb.pix");
    expect(pix?.brCode).toContain(code.replace("-", ""));
    expect(pix?.until).toBe((await getBooking(deps.db, id)).hold_expires_at?.getTime());
    expect(await mailsOf(id)).toEqual(["pix-open"]);
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(409);
    app.passTime(46 * MINUTE);
    await endHold(id);
    expect(await stateOf(app, id)).toBe("expired");
    expect(await guest.api.getPix(code)).toMatchObject({
      state: "ended",
      until: null,
      toldAt: null,
    });
    expect(await mailsOf(id)).toEqual(["pix-open"]);
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(200);
  });

  test("that is told once its time is over gets no more, though its hold has not been ended yet", async () => {
    const { id, tell } = await heldForPix(app);
    const { hold_expires_at } = await getBooking(deps.db, id);
    app.passTime(46 * MINUTE);
    await tell();
    expect((await getBooking(deps.db, id)).hold_expires_at).toEqual(hold_expires_at);
    await endHold(id);
    expect(await stateOf(app, id)).toBe("expired");
    expect(await mailsOf(id)).toEqual(["pix-open", "owner-pix-told", "pix-ended"]);
  });

  test("is refused where the owner has not allowed it, and for what is shown no more", async () => {
    await takePix(app, { onSite: false });
    await expect(heldForPix(app)).rejects.toThrow("means-not-taken");
    await takePix(app, { onSite: true });
    await expect(heldForPix(app, { seen: 12_345 })).rejects.toThrow("offer-differs");
  });

  test("is one at a time for an address and for a number, however it is typed", async () => {
    const payer = newPayer();
    const { id } = await heldForPix(app, { payer });
    const shouted = { ...newPayer(), email: payer.email.toUpperCase() };
    await expect(heldForPix(app, { payer: shouted })).rejects.toThrow("pix-open-elsewhere");
    const bare = { ...newPayer(), phone: payer.phone.replace(/\D/g, "").slice(2) };
    await expect(heldForPix(app, { payer: bare })).rejects.toThrow("pix-open-elsewhere");
    const { rows } = await deps.pool.query("select * from hand_pix where booking_id = $1", [id]);
    expect(JSON.stringify(rows)).not.toContain(payer.email);
    app.passTime(46 * MINUTE);
    await endHold(id);
    await heldForPix(app, { payer });
  });

  test("gives way when its visitor pays by card instead", async () => {
    const story = await heldForPix(app);
    const visit = new Visit(app);
    const first = await visit.book("farol", story.stay);
    expect(first.statusCode).toBe(200);
    const { rows } = await deps.pool.query(
      "select visitor_id from booking order by created_at desc limit 1",
    );
    const mine = await heldForPix(app, { visitorId: rows[0].visitor_id });
    expect((await visit.book(mine.room, mine.stay)).statusCode).toBe(200);
    expect(await stateOf(app, mine.id)).toBe("expired");
    expect(await mine.guest.api.getPix(mine.code)).toMatchObject({ state: "ended" });
  });
});

describe("a guest who says that she paid", () => {
  test.each([
    ["10:00", "12:00"],
    ["19:50", "09:50"],
    ["23:00", "10:00"],
    ["06:00", "10:00"],
  ])("at %s has her nights kept until %s", async (time, until) => {
    goTo(app, time);
    const { id, tell, guest, code } = await heldForPix(app);
    await tell();
    expect((await untilOf(id)).time).toBe(until);
    expect(await guest.api.getPix(code)).toMatchObject({ state: "told", brCode: "" });
    expect(await stateOf(app, id)).toBe("held");
    expect(await mailsOf(id)).toEqual(["pix-open", "owner-pix-told"]);
    await endHold(id);
    app.passTime(50 * MINUTE);
    await endHold(id);
    expect(await stateOf(app, id)).toBe("held");
  });

  test("on the day of arrival waits for the check-in hour, or for the ordinary time of a hold", async () => {
    goTo(app, "11:00");
    const stay = stayAhead(app, 0, 2);
    const early = await heldForPix(app, { stay, room: "farol" });
    goTo(app, "11:30");
    await early.tell();
    expect((await untilOf(early.id)).time).toBe("13:30");
    goTo(app, "13:45");
    await endHold(early.id);
    const late = await heldForPix(app, { stay, room: "farol" });
    await late.tell();
    const { day, time } = await untilOf(late.id);
    expect([day, time]).toEqual([stay.checkIn, "14:30"]);
  });

  test("has no more time for saying it again, and is released by no press of her browser", async () => {
    goTo(app, "10:00");
    const story = await heldForPix(app);
    const { id, tell, pixId } = story;
    await tell();
    const until = await untilOf(id);
    app.passTime(60 * MINUTE);
    await tell();
    await answerPix(deps, pixId, { kind: "missing" }, owner);
    await tell();
    expect(await untilOf(id)).toEqual(until);
    await heldForPix(app, { visitorId: story.visitorId });
    expect(await stateOf(app, id)).toBe("held");
    app.passTime(61 * MINUTE);
    await endHold(id);
    expect(await stateOf(app, id)).toBe("expired");
  });

  test("after its time is heard, though nothing waits for her any more", async () => {
    const { id, tell, guest, code } = await heldForPix(app);
    app.passTime(46 * MINUTE);
    await endHold(id);
    await tell();
    expect(await stateOf(app, id)).toBe("expired");
    expect(await guest.api.getPix(code)).toMatchObject({
      state: "ended",
      toldAt: expect.any(Number),
    });
    expect(await mailsOf(id)).toContain("owner-pix-told");
  });
});
