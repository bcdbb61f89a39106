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
  held: null,
  disputed: false,
  seasons: null,
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

test("nights that were only blocked are not said to be sold twice", () => {
  expect(said({ kind: "channel-conflict", portal: { ...portal, blocked: true } })).toBe(
    "Quarto Coqueiro vendido, mas bloqueado. Airbnb vendeu noites que já estavam bloqueadas aqui. Nada foi cancelado: escolha uma saída.",
  );
});

test("a stay that the portal cancelled is named, with what is still in its account", () => {
  const stay = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };
  const about = { kind: "channel-cancelled", guestName: "Helena Prado" } as const;
  expect(said({ ...about, portal: { ...portal, stay } })).toBe(
    "Cancelada no Airbnb: Helena Prado, Quarto Coqueiro, 12 a 15 de dezembro. O portal não lista mais esta estadia, e as noites livres voltaram à venda. O hóspede já sabe por lá.",
  );
  expect(said({ ...about, portal: { ...portal, stay, received: 120_000 } })).toMatch(
    /Há R\$\s1\.200 anotados na conta/,
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
  expect(open).toMatch(
    /contestado \(MARE-7K42\).*R\$\s2\.670 .*na sua conta do provedor de pagamento até 19 de dezembro/,
  );
  expect(said({ ...about, chargeback: { amount } })).toContain("se ainda cabe resposta");
  const closed = (outcome: "won" | "lost") =>
    said({ ...about, kind: "chargeback-closed", chargeback: { amount, outcome } });
  expect(closed("won")).toContain("a seu favor");
  expect(closed("lost")).toContain("perdida");
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

test("prices that another season now decides are named with room and nights", () => {
  const nights = [
    { checkIn: day("2027-02-05"), checkOut: day("2027-02-10") },
    { checkIn: day("2027-04-21"), checkOut: day("2027-04-22") },
  ];
  const seasons = { listingName: "Quarto Mar", nights };
  expect(said({ kind: "season-prices", portal: null, seasons })).toBe(
    "O preço de algumas noites mudou no Quarto Mar: 5 a 9 de fevereiro de 2027 e 21 de abril de 2027. Onde duas temporadas se cruzam, agora vale a mais curta, não a de cima. Confira os preços; reservas já feitas ficam como estão.",
  );
});

test("nights that are held in vain are named, with what the house does about it", () => {
  const stay = { checkIn: day("2026-12-28"), checkOut: day("2027-01-03") };
  const vain = said({ kind: "held-in-vain", held: { listingName: "Casa inteira", stay } });
  expect(vain).toMatch(/\(Casa inteira, 28 de dezembro.*3 de janeiro.*\).*quem pagar primeiro/);
});
