import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { connectFeed, importedNights, says } from "../../../tests/support/feeds.ts";
import { confirmed, freshStay, held } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays } from "../../domain/day.ts";
import { CLAIM_DAYS, LATE_PAYMENT_DAYS } from "../../domain/erasure.ts";
import { type Kept, retention } from "../../domain/retention.ts";
import { findBooking } from "../bookings/find-booking.ts";
import { notePayment } from "../bookings/note-payment.ts";
import { blockNights } from "../calendar/block-nights.ts";
import { noteMessageOpened } from "../messages/note-opened.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { createTasks } from "../worker/run-jobs.ts";
import { forgetOld } from "./forget-old.ts";

const DAY = 86_400_000;
const app = await openTestApp();
const { deps } = app;
const owner = { actor: "person:dona", source: "admin" } as const;

/** Moves the clock to so many days after the given day. */
async function daysAfter(day: Parameters<typeof addDays>[0], days: number) {
  const wanted = addDays(day, days);
  while ((await todayAtProperty(deps)) < wanted) app.passTime(DAY);
}

async function kept(id: string) {
  const booking = await findBooking(deps.db, id);
  const entries = await deps.db
    .selectFrom("booking_journal")
    .select("event")
    .where("booking_id", "=", id)
    .where("source", "=", "timetable")
    .execute();
  return { ...booking, events: entries.map(({ event }) => event) };
}

const count = async (table: string) =>
  Number((await deps.pool.query(`select count(*) from ${table}`)).rows[0].count);

test("the number of a visitor's cookie goes after a week, but never from a live hold", async () => {
  const { id } = await held(app);
  app.passTime(60 * 60_000);
  await reconcile(deps);
  await forgetOld(deps);
  expect(await kept(id)).toMatchObject({ state: "expired", visitor_id: expect.any(String) });
  app.passTime(retention.visitor.days * DAY);
  const live = await held(app, "farol");
  const shift = (by: string) =>
    deps.pool.query("update booking set created_at = created_at + $2::interval where id = $1", [
      live.id,
      by,
    ]);
  await shift("-30 days");
  await forgetOld(deps);
  await shift("30 days");
  expect((await kept(id)).visitor_id).toBeNull();
  expect((await kept(live.id)).visitor_id).toEqual(expect.any(String));
});

test("a note goes after a year and the contact after two, each on its day and in the journal", async () => {
  const { id, stay } = await confirmed(app);
  await deps.pool.query(
    "update booking set note = 'sem glúten', expected_arrival = '21:00' where id = $1",
    [id],
  );
  const paid = { amount: 100, means: "pix", evenMore: true, words: "Pix da filha" } as const;
  await notePayment(deps, id, paid, owner);
  await daysAfter(stay.checkOut, retention.note.days - 1);
  await forgetOld(deps);
  expect(await kept(id)).toMatchObject({ note: "sem glúten", events: [] });
  expect(await count("account_note")).toBe(1);
  app.passTime(DAY);
  await forgetOld(deps);
  expect(await count("account_note")).toBe(0);
  expect(await kept(id)).toMatchObject({
    note: "",
    expected_arrival: null,
    guest_name: "Ana Lima",
    events: ["note-erased"],
  });
  await daysAfter(stay.checkOut, retention.contact.days - 1);
  await forgetOld(deps);
  expect((await kept(id)).guest_name).toBe("Ana Lima");
  app.passTime(DAY);
  await createTasks(deps)["forget-old"]?.({}, {} as never);
  await forgetOld(deps);
  expect(await kept(id)).toMatchObject({
    guest_name: null,
    events: ["note-erased", "guest-erased"],
  });
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});

test("a guest to whom money is owed is kept until she has it, and keeps nobody else from going", async () => {
  const { id, stay } = await confirmed(app);
  const { id: other } = await confirmed(app, "coqueiro");
  await deps.pool.query(
    `insert into refund (booking_id, of_payment, reason, amount, state, created_at)
     select booking_id, id, 'goodwill', 100, 'pending', now() from payment where booking_id = $1`,
    [id],
  );
  await daysAfter(stay.checkOut, retention.contact.days + 10);
  await forgetOld(deps);
  expect((await kept(id)).guest_name).toBe("Ana Lima");
  expect((await kept(other)).guest_name).toBeNull();
});

test("a portal's name for a stay goes, its nights stay", async () => {
  const feed = await connectFeed(app, "mar");
  const stay = freshStay(app);
  await says(app, feed.id, [{ uid: "hospede-1418@portal.example", ...stay }]);
  const nights = await importedNights(app, feed.id);
  await daysAfter(stay.checkOut, retention.portalName.days);
  await forgetOld(deps);
  const events = await deps.db
    .selectFrom("imported_event")
    .selectAll()
    .where("feed_id", "=", feed.id)
    .execute();
  expect(events.map(({ uid }) => uid)).toEqual(events.map(({ id }) => id));
  const { rows } = await deps.pool.query("select from portal_stay where uid <> id::text");
  expect(rows).toEqual([]);
  expect(nights).toHaveLength(1);
  expect(await importedNights(app, feed.id)).toEqual(nights);
});

test("the reason of a block, old events, ended sessions, guesses, wishes and given-up jobs go on their day", async () => {
  const stay = freshStay(app);
  const block = await blockNights(deps, { listingId: "mar", stay, note: "família Souza" }, owner);
  await daysAfter(stay.checkOut, retention.blockNote.days);
  const ago = (days: number) => new Date(deps.clock() - days * DAY);
  for (const [id, more] of [
    ["old", 0],
    ["new", -1],
  ] as const) {
    const at = (rule: Kept) => ago(retention[rule].days + more);
    await deps.pool.query(
      "insert into payment_event (id, type, outcome, received_at) values ($1, 'x', 'x', $2)",
      [id, at("paymentEvent")],
    );
    await deps.pool.query("insert into door_tally (key, count, since) values ($1, 1, $2)", [
      id,
      at("refusedSignIn"),
    ]);
    await deps.pool.query("insert into link_wish (email, made_at) values ($1, $2)", [
      id,
      at("linkWish"),
    ]);
    await deps.pool.query(
      `insert into unpaid_time (physical_room_id, stay, began, ended)
       select min(id), daterange('2030-01-01', '2030-01-02'), $1::timestamptz - interval '1 hour', $1
       from physical_room`,
      [at("unpaidTime")],
    );
    await deps.pool.query(
      `insert into "user" (id, name, email, "emailVerified") values ($1, 'x', $1, true)`,
      [id],
    );
    await deps.pool.query(
      `insert into session (id, "expiresAt", token, "updatedAt", "userId") values ($1, $2, $1, now(), $1)`,
      [id, at("signIn")],
    );
    await deps.pool.query(
      `insert into verification (id, identifier, value, "expiresAt") values ($1, 'x', 'x', $2)`,
      [id, at("signIn")],
    );
    await deps.pool.query(
      "select graphile_worker.add_job('send-mail', '{}', max_attempts := 1, job_key := $1)",
      [id],
    );
    await deps.pool.query(
      "update graphile_worker._private_jobs set attempts = 1, updated_at = $2 where key = $1",
      [id, at("failedJob")],
    );
  }
  await forgetOld(deps);
  const { note } = await deps.db
    .selectFrom("block")
    .select("note")
    .where("id", "=", block)
    .executeTakeFirstOrThrow();
  expect(note).toBe("");
  expect(await count("unpaid_time")).toBe(1);
  for (const table of [
    "door_tally where key",
    "link_wish where email",
    "session where id",
    "verification where id",
    "graphile_worker.jobs where key",
    "payment_event where id",
  ]) {
    expect([table, await count(`${table} = 'old'`), await count(`${table} = 'new'`)]).toEqual([
      table,
      0,
      1,
    ]);
  }
});

test("docs/privacy.md tells every rule with its days", () => {
  const page = readFileSync("docs/privacy.md", "utf8");
  expect(page).toContain(`for ${CLAIM_DAYS} days after the stay`);
  expect(page).toContain(`for ${LATE_PAYMENT_DAYS} days after a hold`);
  for (const { of, days, after, why } of Object.values(retention)) {
    const time = days === 1 ? "1 day" : `${days} days`;
    expect(page).toContain(`| ${of} | ${time} after ${after} | ${why} |`);
  }
});

test("what was done behind /admin is forgotten after a year", async () => {
  const entry = { actor: "person:dona", subject: null, facts: "{}" };
  const before = await count("activity");
  await deps.db
    .insertInto("activity")
    .values({ ...entry, kind: "listings-reordered", at: new Date(deps.clock()) })
    .execute();
  app.passTime((retention.activity.days - 1) * DAY);
  await forgetOld(deps);
  expect(await count("activity")).toBe(before + 1);
  app.passTime(DAY);
  await forgetOld(deps);
  expect(await count("activity")).toBe(0);
});

test("that a chat was opened is forgotten after a year", async () => {
  const { id: bookingId } = await confirmed(app);
  const [by, opened] = [{ cause: owner, at: new Date(deps.clock()) }, { bookingId }];
  await noteMessageOpened(deps.db, { kind: "directions", subject: opened }, by);
  app.passTime((retention.messageOpening.days - 1) * DAY);
  await forgetOld(deps);
  expect(await count("message_opening")).toBe(1);
  app.passTime(DAY);
  await forgetOld(deps);
  expect(await count("message_opening")).toBe(0);
});
