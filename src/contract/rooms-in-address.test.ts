import { describe, expect, test } from "vitest";
import { adultsOnly } from "../domain/guests.ts";
import { writeOtherRooms } from "./page-urls.ts";
import { readOtherRooms } from "./rooms-in-address.ts";

const family = { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 };

describe("rooms that are booked with another", () => {
  test("are read from an address as they were written", () => {
    const rooms = [
      { listingId: "jangada", guests: adultsOnly(5) },
      { listingId: "suite.do.farol", guests: family },
    ];
    const query = new URLSearchParams("id=mar&com=coqueiro.1.0.0");
    writeOtherRooms(query, rooms);
    expect(`${query}`).toBe("id=mar&com=jangada.5.0.0&com=suite.do.farol.2.1.0");
    expect(readOtherRooms(query)).toEqual(rooms);
  });

  test("are at most two, each with an adult", () => {
    const said = [
      "jangada",
      "farol.0.2.0",
      "farol.x.0.0",
      ".1.0.0",
      "a.1.0.0",
      "b.1.0.0",
      "c.1.0.0",
    ];
    const query = new URLSearchParams(said.map((room) => ["com", room]));
    expect(readOtherRooms(query).map(({ listingId }) => listingId)).toEqual(["a", "b"]);
  });
});
