import { expect, test } from "vitest";
import { createRandom } from "../../../tests/faults/random.ts";
import { holdForPix, newPayer, takePix } from "../../../tests/support/hand-pix.ts";
import { proposed } from "../../../tests/support/proposals.ts";
import { stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import { AppError } from "../../domain/app-error.ts";
import { addDays, type Day } from "../../domain/day.ts";
import { yieldsUntil } from "../../domain/pix-deadline.ts";
import { nightsOf, type Stay } from "../../domain/stay.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { expireHold } from "../bookings/expire-hold.ts";
import { answerPix } from "../hand-pix/answer-pix.ts";
import { blockNights } from "./block-nights.ts";
import { type Held, UnpaidModel } from "./testing/unpaid-model.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HISTORIES = 20;
const STEPS = 28;
const WINDOW = 5;
const owner = { actor: "person:dona", source: "admin" } as const;

const app = await openTestApp();
let now = app.deps.clock();
/** A clock that stands still between two steps, so that the model counts to the millisecond. */
const deps = { ...app.deps, clock: () => now };
const still = { ...app, deps };
await takePix(app, { onSite: true });
await deps.pool.query("update property set same_day_turnover = true");
const rooms = new Map<string, readonly number[]>();
for (const { id, parts } of await allRooms()) rooms.set(id, parts);

async function allRooms(): Promise<{ id: string; parts: number[] }[]> {
  const { rows } = await deps.pool.query(
    "select listing_id as id, array_agg(physical_room_id) as parts from listing_physical_room group by 1",
  );
  return rows;
}

const keysOf = (listing: string, stay: Stay) =>
  (rooms.get(listing) ?? []).flatMap((room) => nightsOf(stay).map((night) => `${room} ${night}`));

/**
 * Unpaid time per night of a room, in milliseconds, and whether it is over 90 minutes, as the
 * database counts it.
 */
async function counted(room: number, window: Stay) {
  const { rows } = await deps.pool.query<{ night: Day; ms: number; over: boolean }>(
    `select night::date::text as night,
            round(1000 * coalesce((select extract(epoch from sum(kept))
               from unpaid_spans($1, daterange(night::date, night::date + 1), $4)), 0))::float8 as ms,
            overheld_nights($1, daterange($2, $3), $4) @> night::date as over
     from generate_series($2::date, $3::date - 1, interval '1 day') as night`,
    [room, window.checkIn, window.checkOut, new Date(now)],
  );
  return rows;
}

async function refused(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "nights-taken") return true;
    throw error;
  }
}

type Living = Held & { readonly tell: () => Promise<void>; readonly answer: () => Promise<void> };

test(`${HISTORIES} random histories of holds: the database counts as a plain model does`, async () => {
  const seen: Record<string, number> = {};
  for (let history = 0; history < HISTORIES; history++) {
    const random = createRandom(71 + history);
    const { checkIn } = stayAhead(still, 30 + history * 9, 1);
    const window = { checkIn, checkOut: addDays(checkIn, WINDOW) };
    const model = new UnpaidModel<Living>();
    const note = (what: string) => {
      seen[what] = (seen[what] ?? 0) + 1;
    };
    const someStay = (): Stay => {
      const from = random.below(WINDOW - 2);
      const nights = 2 + random.below(Math.min(3, WINDOW - from - 1));
      return { checkIn: addDays(checkIn, from), checkOut: addDays(checkIn, from + nights) };
    };
    const listing = () => (random.next() < 0.8 ? "mar" : "casa-inteira");

    async function hold(): Promise<void> {
      const [room, stay] = [listing(), someStay()];
      const keys = keysOf(room, stay);
      const expected = model.hold(keys, now);
      let story: Awaited<ReturnType<typeof holdForPix>> | undefined;
      const isRefused = await refused(async () => {
        story = await holdForPix(still, { room, stay });
      });
      expect(isRefused ? "taken" : "held").toBe(expected.kind === "taken" ? "taken" : "held");
      note(expected.kind);
      if (!story || expected.kind === "taken") return;
      const { id, tell, pixId, dueNow } = story;
      const answer = () => answerPix(deps, pixId, { kind: "received", amount: dueNow }, owner);
      const isWithNights = expected.kind !== "without nights";
      model.add({
        id,
        keys,
        from: isWithNights ? now : null,
        until: null,
        counts: true,
        madeAt: now,
        tell,
        answer,
      });
    }

    async function quote(): Promise<void> {
      const stay = someStay();
      const keys = keysOf("mar", stay);
      if (!model.areFree(keys)) return;
      const rooms = [
        { listingId: "mar", guests: { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 } },
      ];
      const { payByPix } = await proposed(still, { stay, rooms });
      const code = await payByPix(newPayer());
      const { id } = await deps.db
        .selectFrom("booking")
        .select("id")
        .where("code", "=", code)
        .executeTakeFirstOrThrow();
      const never = async () => {};
      model.add({
        id,
        keys,
        from: now,
        until: null,
        counts: false,
        madeAt: now,
        tell: never,
        answer: never,
      });
      note("quote");
    }

    async function block(): Promise<void> {
      const stay = someStay();
      const keys = keysOf("mar", stay);
      const wish = { listingId: "mar", stay, note: "" };
      const isRefused = await refused(() => blockNights(deps, wish, owner));
      expect(isRefused).toBe(!model.areFree(keys));
      if (!isRefused) model.sell(keys);
      note("block");
    }

    async function end({ id }: Living): Promise<void> {
      const cause = { actor: "system", source: "timetable" } as const;
      await withLockedBooking(deps, { id }, cause, async (change, booking) => {
        await expireHold(change, booking);
      });
      model.end(id, now);
      note("end");
    }

    async function tell(one: Living): Promise<void> {
      await one.tell();
      const isInTime = now < one.madeAt + 45 * MINUTE;
      const until = yieldsUntil(now, "America/Bahia");
      if (isInTime) model.tell(one.id, until);
      note(until > now ? "told at night" : "told by day");
    }

    async function paid(one: Living): Promise<void> {
      const expected = model.pay(one.id, now);
      await one.answer();
      expect(await stateOf(app, one.id)).toBe(expected);
      note(expected);
    }

    async function step(turn: number): Promise<void> {
      if (turn === 0 && history % 4 === 0) return quote();
      const living = model.living();
      // Paid nights stay sold, so a history pays only in its second half.
      const isLate = turn > STEPS / 2;
      const withoutNights = isLate ? living.filter(({ from }) => from === null) : [];
      const among = withoutNights.length > 0 ? withoutNights : living;
      const one = among.length > 0 ? random.pick(among) : undefined;
      const chance = random.next();
      if (!one || chance < 0.5) return living.length < 12 ? hold() : end(one as Living);
      if (chance < 0.52) return isLate ? block() : hold();
      if (chance < 0.56) return quote();
      if (chance < 0.7 || !one.counts) return end(one);
      return chance < 0.86 || !isLate ? tell(one) : paid(one);
    }

    for (let turn = 0; turn < STEPS; turn++) {
      now += Math.round(random.next() * 30 * MINUTE) + (random.next() < 0.05 ? 9 * HOUR : 1);
      await step(turn);
      for (const room of rooms.get("casa-inteira") ?? []) {
        for (const { night, ms, over } of await counted(room, window)) {
          const expected = model.kept(`${room} ${night}`, now);
          expect([history, turn, room, night, ms, over]).toEqual([
            ...[history, turn, room, night, expected, expected > 90 * MINUTE],
          ]);
        }
      }
    }
    for (const one of model.living()) await end(one);
  }
  // Each outcome must have occurred, or the random histories prove nothing.
  expect(Object.keys(seen).sort()).toEqual(
    [
      ...["block", "confirmed", "displaced", "end", "held", "quote", "refunded", "taken"],
      ...["told at night", "told by day", "without nights"],
    ].sort(),
  );
});
