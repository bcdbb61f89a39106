import { expect, test } from "vitest";
import type { HandPix } from "../../../contract/owner/hand-pix.ts";
import { day } from "../../../domain/day.ts";
import { aboutOf, deadlineWords, outcomeWords, payerOf, stateWords } from "./pix-words.ts";

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

test("says who, what and until when the nights wait", () => {
  expect(payerOf(pix)).toBe("Helena Prado");
  expect(payerOf({ ...pix, guestName: null })).toBe("MARE-7K42XB");
  expect(aboutOf(pix)).toBe("Quarto Jangada, 16 a 21 de jan., para confirmar a reserva");
  expect(aboutOf({ ...pix, purpose: "balance" })).toContain("saldo da reserva");
  expect(deadlineWords(pix, now, zone)).toContain("até 13h50.");
  const tomorrow = { ...pix, answerBy: now + 24 * 60 * MINUTE };
  expect(deadlineWords(tomorrow, now, zone)).toContain("até 18 de nov., 12:00.");
  expect(deadlineWords({ ...pix, answerBy: null }, now, zone)).toBeNull();
});

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

test("every state and every outcome has its sentence", () => {
  const states = ["shown", "told", "missing", "received", "ended"] as const;
  const said = states.map((state) => stateWords({ ...pix, state }, zone));
  expect(new Set(said).size).toBe(states.length);
  const outcomes = ["confirmed", "paid", "to-return", "missing"] as const;
  const done = outcomes.map((outcome) => outcomeWords({ outcome, amount: 240_000 }));
  expect(done[2]?.replaceAll("\u00a0", " ")).toBe(
    "R$ 2.400 anotados, mas a reserva já não vale. Devolva por Pix e anote na reserva.",
  );
  expect(new Set(done).size).toBe(outcomes.length);
});
