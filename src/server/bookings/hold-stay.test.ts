import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { getListing } from "../listings/get-listing.ts";
import { cardTaker } from "../payments/choose.ts";
import { getProperty } from "../property/get-property.ts";
import { getBooking } from "./find-booking.ts";
import { holdBySession } from "./hold-by-session.ts";
import { holdStay } from "./hold-stay.ts";

const app = await openTestApp();
const { db } = app.deps;
const LETTERS_OF_A_CODE = 6;
afterEach(() => vi.restoreAllMocks());

async function hold(listingId: string, ahead: number, visitorId: string = randomUUID()) {
  const property = await getProperty(db);
  return holdStay(app.deps, {
    visitorId,
    property,
    rooms: [{ listing: await getListing(db, listingId), guests: adultsOnly(2) }],
    stay: stayAhead(app, ahead, 2),
    language: "pt-BR",
    way: holdBySession(cardTaker(app.deps.payments, property)),
  });
}

async function held(...asked: Parameters<typeof hold>) {
  const outcome = await hold(...asked);
  if (outcome.kind !== "held") throw new Error(outcome.kind);
  return outcome.booking;
}

/** Makes the next random letters identical, then random again. */
function drawTheSame(letters: number): void {
  const real = Math.random;
  let drawn = 0;
  vi.spyOn(Math, "random").mockImplementation(() => (drawn++ < letters ? 0 : real()));
}

test("a code that another booking already has is drawn again, and the guest has her nights", async () => {
  drawTheSame(LETTERS_OF_A_CODE);
  expect((await held("mar", 30)).code).toBe("MARE-222222");
  vi.restoreAllMocks();
  drawTheSame(LETTERS_OF_A_CODE);
  expect((await held("mar", 36)).code).toMatch(/^MARE-(?!222222)[2-9B-Z]{6}$/);
});

test("what is written in one journey is what is read of it", async () => {
  const booking = await held("mar", 42);
  expect(booking).toEqual(await getBooking(db, booking.id));
});

test("two tabs of a visitor, each with another room, come one after the other", async () => {
  for (let round = 0; round < 10; round++) {
    const visitorId = randomUUID();
    const outcomes = await Promise.all(
      ["mar", "farol"].map((room) =>
        hold(room, 60 + round * 4, visitorId).then(({ kind }) => kind, String),
      ),
    );
    expect(outcomes.sort()).toEqual(["held", "holds-another"]);
  }
});
