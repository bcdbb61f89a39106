import { describe, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { freshStay, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { Visit } from "../../../tests/support/visit.ts";
import { calls } from "../../contract/calls.ts";
import type { Stay } from "../../domain/stay.ts";

const app = await openTestApp();
const lia = await ownerAt(app);

async function offered(stay: Stay, people: number, more: Record<string, string> = {}) {
  const query = new URLSearchParams({
    startDate: stay.checkIn,
    endDate: stay.checkOut,
    people: String(people),
    ...more,
  });
  const answer = await new Visit(app).get(`${calls.findCombinations.path}?${query}`);
  type Offer = { total: number; rooms: { quartoId: string; guests: number }[] };
  return (answer.json() as Offer[]).map(({ total, rooms }) => [
    rooms.map(({ quartoId, guests }) => `${quartoId} ${guests}`).join(" + "),
    total,
  ]);
}

const taken = (stay: Stay, listingId: string) =>
  lia.api.takeManualBooking(manualBooking(app, { listingId, stay }));

describe("rooms for a party that no room takes alone", () => {
  test("are offered with everybody placed and one total", async () => {
    const stay = freshStay(app);
    await taken(stay, "coqueiro");
    expect(await offered(stay, 8)).toEqual([["mar 3 + jangada 5", 6690]]);
  });

  test("are not offered where a room takes them, unless several are asked for", async () => {
    const stay = freshStay(app);
    expect(await offered(stay, 2)).toEqual([]);
    const [cheapest] = await offered(stay, 2, { rooms: "2" });
    expect(cheapest).toEqual(["coqueiro 1 + farol 1", 4350]);
  });

  test("are offered if the only large enough room is taken", async () => {
    const stay = freshStay(app);
    expect(await offered(stay, 5)).toEqual([]);
    await taken(stay, "jangada");
    expect((await offered(stay, 5)).length).toBeGreaterThan(0);
  });

  test("cost what the hold and its payment cost", async () => {
    const stay = freshStay(app);
    await taken(stay, "coqueiro");
    const [, total] = (await offered(stay, 8))[0] ?? [];
    const otherRooms = [{ quartoId: "jangada", guests: 5 }];
    const answer = await new Visit(app).book("mar", stay, { guests: 3, otherRooms });
    expect(answer.json().total).toBe(total);
  });
});
