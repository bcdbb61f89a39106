import { expect, test } from "vitest";
import { readClaim } from "./read-claim.ts";

const read = (query: string) => readClaim(new URLSearchParams(query), "America/Bahia");

test("without a session id there is nothing to ask", () => {
  expect(read("price=2670&startDate=2026-12-12&endDate=2026-12-15&quartoId=mar")).toBeNull();
  expect(read("session_id=")).toBeNull();
});

test("the address is passed on as it stands, money in centavos", () => {
  expect(
    read("session_id=cs_1&price=2670.5&startDate=2026-12-12&endDate=2026-12-15&quartoId=mar"),
  ).toEqual({
    checkoutId: "cs_1",
    total: 267_050,
    checkIn: "2026-12-12",
    checkOut: "2026-12-15",
    listingId: "mar",
  });
});

test("what cannot be read is left out, never guessed", () => {
  expect(read("session_id=cs_1&price=abc&startDate=2026-02-30&endDate=")).toEqual({
    checkoutId: "cs_1",
    total: null,
    checkIn: null,
    checkOut: null,
    listingId: null,
  });
});

test("a date with its hour is the day it is at the property", () => {
  const at = "startDate=2026-12-12T03:00:00.000Z&endDate=2026-12-16T01:30:00.000Z";
  expect(read(`session_id=cs_1&${at}`)).toMatchObject({
    checkIn: "2026-12-12",
    checkOut: "2026-12-15",
  });
});
