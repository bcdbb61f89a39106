import type { Proposal, ProposedRoom } from "../../src/contract/proposal-api.ts";
import { day } from "../../src/domain/day.ts";

const stay = { checkIn: day("2027-01-16"), checkOut: day("2027-01-21") };
const guests = { adults: 2, childrenUpTo12: 2, childrenAbove12: 0 };

export const jangada: ProposedRoom = {
  listingId: "jangada",
  slug: "quarto-jangada",
  name: "Quarto Jangada",
  photo: null,
  guests,
  published: true,
};

export const mar: ProposedRoom = {
  ...jangada,
  listingId: "mar",
  slug: "quarto-mar",
  name: "Quarto Mar",
  guests: { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 },
};

const offered: Proposal = {
  code: "KTWQ3MZP7B",
  state: "open",
  now: { day: day("2026-11-18"), time: "17:05" },
  madeAt: Date.parse("2026-11-18T16:00:00-03:00"),
  madeBy: "Dona Lia",
  validUntil: Date.parse("2026-11-20T20:00:00-03:00"),
  heldUntil: Date.parse("2026-11-20T20:00:00-03:00"),
  stay,
  guests,
  rooms: [jangada],
  lines: [
    { kind: "nights", nights: 5, people: 1, unitPrice: 82_000, amount: 410_000 },
    { kind: "children-up-to-12", nights: 5, people: 2, unitPrice: 9_000, amount: 90_000 },
  ],
  listed: 500_000,
  total: 480_000,
  words: "",
  plan: [
    { amount: 240_000, due: "now" },
    { amount: 240_000, due: { daysBefore: 7, orAtProperty: true } },
  ],
  policy: [
    { until: { day: day("2026-11-25"), time: "17:05" }, refundPercent: 100, isRegret: true },
    { until: { day: day("2027-01-11"), time: "23:59" }, refundPercent: 50, isRegret: false },
  ],
  ways: { card: "frame", pix: "by-hand" },
  payee: { name: "Maré Mansa Hospedagem Ltda.", cnpj: "00.000.000/0001-00" },
  paying: null,
  isToldLate: false,
  paid: null,
  today: null,
  alternatives: [],
};

/** An open proposal, with the given differences. */
export function proposalOnPage(otherwise: Partial<Proposal> = {}): Proposal {
  return { ...offered, ...otherwise };
}
