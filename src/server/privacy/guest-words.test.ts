import { expect, test } from "vitest";
import { askChange } from "../../../tests/support/asked-change.ts";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays } from "../../domain/day.ts";
import { retention } from "../../domain/retention.ts";
import { giveDiscount } from "../amendments/adjust-price.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { eraseGuest } from "./erase-guest.ts";
import { forgetOld } from "./forget-old.ts";
import { tracesOf } from "./testing/traces.ts";

const DAY = 86_400_000;
const app = await openTestApp();
const { deps } = app;
const owner = { actor: "person:dona", source: "admin" } as const;

async function says(id: string, companions: string[], wishes: string, refund_key: string | null) {
  const words = { booking_id: id, companions, wishes, refund_key };
  await deps.db
    .insertInto("guest_words")
    .values({ ...words, said_at: new Date(deps.clock()) })
    .execute();
}

const wordsOf = (id: string) =>
  deps.db.selectFrom("guest_words").selectAll().where("booking_id", "=", id).executeTakeFirst();

const count = async (table: string) =>
  Number((await deps.pool.query(`select count(*) from ${table}`)).rows[0].count);

/** Moves the clock to so many days after the given day. */
async function daysAfter(day: Parameters<typeof addDays>[0], days: number) {
  const wanted = addDays(day, days);
  while ((await todayAtProperty(deps)) < wanted) app.passTime(DAY);
}

test("what a guest wrote is erased with her, and her name where others wrote it", async () => {
  const name = "Zulmira Quintela";
  const { id } = await confirmed(app, "mar", { name, email: "zq@exemplo.example" });
  const { id: friend } = await confirmed(app, "farol", { email: "amiga@exemplo.example" });
  await says(id, ["Bia Quintela"], "alergia-a-camarao", "quintela@pix.example");
  await giveDiscount(deps, id, { amount: 1_000, words: "alergia-a-camarao" }, owner);
  await giveDiscount(deps, friend, { amount: 1_000, words: `Amiga de ${name}` }, owner);
  await askChange(app, id, "a Quintela chega depois");
  // As long as allowed, so that the replacement of the name must not make it too long.
  const wishes = `${name}${"x".repeat(1_000 - name.length)}`;
  await says(friend, [name, "Caio"], wishes, null);
  await askChange(app, friend, `junto com ${name}`);
  app.passTime(200 * DAY);
  const marks = ["Quintela", "alergia-a-camarao"];
  const traces = [
    "public.account_note",
    "public.booking",
    "public.guest_words",
    "public.stay_change",
  ];
  expect(await tracesOf(deps.pool, marks)).toEqual(traces);

  await eraseGuest(deps, id, owner);

  expect(await tracesOf(deps.pool, marks)).toEqual([]);
  expect(await wordsOf(id)).toBeUndefined();
  expect(await wordsOf(friend)).toMatchObject({
    companions: ["[dados apagados]", "Caio"],
    wishes: expect.stringMatching(/^\[dados apagados\]x+$/),
  });
});

test("what a guest wrote goes after a year, as a note about her does", async () => {
  const { id, stay } = await confirmed(app, "mar");
  await says(id, ["Bia"], "um berço", null);
  await giveDiscount(deps, id, { amount: 1_000, words: "Lua de mel" }, owner);
  await askChange(app, id, "um dia depois");
  await daysAfter(stay.checkOut, retention.note.days - 1);
  await forgetOld(deps);
  expect(await wordsOf(id)).toMatchObject({ wishes: "um berço" });
  expect(await count("stay_change where words = 'um dia depois'")).toBe(1);
  app.passTime(DAY);
  await forgetOld(deps);
  expect(await wordsOf(id)).toBeUndefined();
  expect(await count("stay_change where words is not null")).toBe(0);
  expect(await tracesOf(deps.pool, ["Lua de mel"])).toEqual([]);
});

test("where to send what is given back by hand is kept until it was given", async () => {
  const { id, stay } = await confirmed(app, "mar");
  await says(id, [], "", "bia@pix.example");
  await deps.pool.query(
    `insert into refund (booking_id, of_payment, reason, amount, state, means, created_at)
     select booking_id, id, 'goodwill', 100, 'by-hand', null, now() from payment where booking_id = $1`,
    [id],
  );
  await daysAfter(stay.checkOut, retention.note.days);
  await forgetOld(deps);
  expect(await wordsOf(id)).toMatchObject({ refund_key: "bia@pix.example" });
  await deps.pool.query("update refund set state = 'succeeded', means = 'pix', done_at = now()");
  await forgetOld(deps);
  expect(await wordsOf(id)).toBeUndefined();
});

test("why a guest cancelled goes with what else she said", async () => {
  const { id, stay } = await confirmed(app, "mar");
  await cancelBooking(deps, id, owner, { who: "guest" });
  await deps.pool.query("update cancellation set reason = 'health' where booking_id = $1", [id]);
  await daysAfter(stay.checkOut, retention.note.days - 1);
  await forgetOld(deps);
  expect(await count("cancellation where reason = 'health'")).toBe(1);
  app.passTime(DAY);
  await forgetOld(deps);
  expect(await count("cancellation where reason is not null")).toBe(0);
});
