import { expect, test } from "vitest";
import type { Alert } from "../../../contract/owner/today.ts";
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
  held: null,
  disputed: false,
};

const said = (about: Partial<Alert>) => {
  const { title, text } = alertWords({ ...alert, ...about }, now);
  return `${title} ${text}`;
};

test("nights that were only blocked are not said to be sold twice", () => {
  expect(said({ kind: "channel-conflict", portal: { ...portal, blocked: true } })).toBe(
    "Quarto Coqueiro vendido, mas bloqueado. Airbnb vendeu noites que já estavam bloqueadas aqui. Nada foi cancelado: escolha uma saída.",
  );
});

test("nobody is advised to give back by hand what the guest's bank has in hand", () => {
  expect(said({ kind: "refund-failed" })).toContain("anote o que você devolveu por Pix");
  const disputed = said({ kind: "refund-failed", disputed: true });
  expect(disputed).toContain("Não devolva por Pix nem em dinheiro");
  expect(disputed).not.toContain("Combine");
  const cancelled = { amount: 267_000, cancelled: true } as const;
  const ended = (outcome: "won" | "lost", due?: number) =>
    said({
      kind: "chargeback-closed",
      chargeback: { ...cancelled, outcome, ...(due && { due }) },
    });
  expect(ended("lost")).toContain("não há mais nada a devolver");
  expect(ended("won", 133_500)).toMatch(/cancelada: R\$\s1\.335 são do hóspede/);
});

test("a payment given back at the provider is told apart from one that a restore has orphaned", () => {
  const early = said({ kind: "payment-returned", bookingId: "1", bookingCode: "MARE-7K42" });
  expect(early).toMatch(
    /no provedor de pagamento antes de virar reserva \(MARE-7K42\).*noites estão livres/,
  );
  expect(said({ kind: "payment-returned" })).toContain("Depois de voltar um backup");
});
