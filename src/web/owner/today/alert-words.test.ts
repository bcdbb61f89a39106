import { expect, test } from "vitest";
import type { Alert } from "../../../contract/owner/today.ts";
import { day } from "../../../domain/day.ts";
import { alertWords } from "./alert-words.ts";

const now = Date.parse("2026-12-10T15:00:00Z");
const portal = { feedName: "Airbnb", portal: "airbnb", listingName: "Quarto Coqueiro" } as const;
const alert: Alert = {
  id: "1",
  kind: "channel-silent",
  bookingId: null,
  bookingCode: null,
  guestName: null,
  raisedAt: now,
  subject: "feed",
  portal,
  chargeback: null,
};

const said = (about: Partial<Alert>) => {
  const { title, text } = alertWords({ ...alert, ...about }, now);
  return `${title} ${text}`;
};

test("a silent portal is named with its room and how long it has been silent", () => {
  expect(said({ portal: { ...portal, since: now - 3 * 3_600_000 } })).toBe(
    "Airbnb não sincroniza há 3 horas no Quarto Coqueiro. Reservas de lá podem não aparecer aqui.",
  );
});

test("nights sold twice are named with room, nights and portal", () => {
  const stay = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };
  expect(said({ kind: "channel-conflict", portal: { ...portal, stay } })).toBe(
    "Quarto Coqueiro vendido duas vezes, 12 a 15 de dezembro. Airbnb vendeu noites que já estavam ocupadas aqui. Nada foi cancelado: escolha uma saída.",
  );
});

test("an alert about a booking says whose", () => {
  const about = { kind: "refund-failed", guestName: "Helena Prado", bookingCode: "MARE-7K42" };
  expect(said(about as Partial<Alert>)).toContain("(Helena Prado, MARE-7K42)");
});

test("a chargeback says how much, by when to answer and with what; its end says how it ended", () => {
  const about = { kind: "chargeback", bookingCode: "MARE-7K42", portal: null } as const;
  const amount = 267_000;
  const open = said({ ...about, chargeback: { amount, answerBy: day("2026-12-19") } });
  expect(open).toMatch(/contestado \(MARE-7K42\).*R\$\s2\.670 .*no Stripe até 19 de dezembro/);
  expect(said({ ...about, chargeback: { amount } })).toContain("se ainda cabe resposta");
  const closed = (outcome: "won" | "lost") =>
    said({ ...about, kind: "chargeback-closed", chargeback: { amount, outcome } });
  expect(closed("won")).toContain("a seu favor");
  expect(closed("lost")).toContain("perdida");
});
