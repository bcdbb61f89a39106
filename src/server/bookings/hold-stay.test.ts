import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays, type Day, todayIn } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { getListing } from "../listings/get-listing.ts";
import { getProperty } from "../property/get-property.ts";
import { holdStay } from "./hold-stay.ts";

const app = await openTestApp();
const LETTERS_OF_A_CODE = 6;
afterEach(() => vi.restoreAllMocks());

async function hold(checkIn: Day) {
  const property = await getProperty(app.deps.db);
  const outcome = await holdStay(app.deps, {
    visitorId: randomUUID(),
    property,
    rooms: [{ listing: await getListing(app.deps.db, "mar"), guests: adultsOnly(2) }],
    stay: { checkIn, checkOut: addDays(checkIn, 2) },
    language: "pt-BR",
  });
  return outcome.kind === "held" ? outcome.booking.code : outcome.kind;
}

/** Makes the next random letters identical, then random again. */
function drawTheSame(letters: number): void {
  const real = Math.random;
  let drawn = 0;
  vi.spyOn(Math, "random").mockImplementation(() => (drawn++ < letters ? 0 : real()));
}

test("a code that another booking already has is drawn again, and the guest has her nights", async () => {
  const today = todayIn("America/Bahia", app.deps.clock());
  drawTheSame(LETTERS_OF_A_CODE);
  expect(await hold(addDays(today, 30))).toBe("MARE-222222");
  vi.restoreAllMocks();
  drawTheSame(LETTERS_OF_A_CODE);
  expect(await hold(addDays(today, 40))).toMatch(/^MARE-(?!222222)[2-9B-Z]{6}$/);
});
