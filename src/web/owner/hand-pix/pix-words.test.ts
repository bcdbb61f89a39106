import { expect, test } from "vitest";
import type { HandPix } from "../../../contract/owner/hand-pix.ts";
import { day } from "../../../domain/day.ts";
import { deadlineWords } from "./pix-words.ts";

const now = Date.parse("2026-11-17T15:00:00Z");
const MINUTE = 60_000;
const zone = "America/Bahia";
const pix: HandPix = {
  id: "1",
  bookingId: "2",
  code: "MARE-7K42XB",
  guestName: "Helena Prado",
  guestPhone: null,
  roomNames: ["Quarto Jangada"],
  stay: { checkIn: day("2027-01-16"), checkOut: day("2027-01-21") },
  purpose: "booking",
  state: "told",
  amount: 240_000,
  madeAt: now - 30 * MINUTE,
  toldAt: now - 10 * MINUTE,
  answerBy: now + 110 * MINUTE,
  yieldsUntil: null,
  hasReceipt: false,
  received: null,
};

test("says of one that was told at night until when its nights may go to another", () => {
  const yieldsUntil = now + 60 * MINUTE;
  expect(deadlineWords({ ...pix, yieldsUntil }, now, zone)).toMatch(
    /à noite: até 13h, quem pagar por elas leva\.$/,
  );
  expect(deadlineWords({ ...pix, yieldsUntil }, yieldsUntil, zone)).not.toContain("à noite");
});

test("after its time it says that the nights no longer wait", () => {
  const late = deadlineWords({ ...pix, answerBy: now - MINUTE }, now, zone);
  expect(late).toContain("O prazo acabou (11h59), e as noites deixaram de esperar.");
});
