import { expect, test } from "vitest";
import type { ProposalRow } from "../../../contract/owner/proposals.ts";
import { day } from "../../../domain/day.ts";
import { nameOf, situationOf, stayOf, sumWords, timeOf } from "./proposal-words.ts";

const now = Date.parse("2026-11-17T15:00:00Z");
const HOUR = 3_600_000;
const row: ProposalRow = {
  id: "1",
  code: "J7K4M2P9QX",
  state: "open",
  label: "Família Tavares",
  roomNames: ["Quarto Jangada"],
  stay: { checkIn: day("2027-01-16"), checkOut: day("2027-01-21") },
  guests: { adults: 2, childrenUpTo12: 2, childrenAbove12: 0 },
  total: 480_000,
  language: "pt-BR",
  madeAt: now - HOUR,
  validUntil: now + 48 * HOUR,
  heldUntil: null,
  seenAt: null,
  openedAt: null,
  paid: null,
};
const time = (more: Partial<ProposalRow>) =>
  timeOf({ ...row, ...more }, "America/Bahia").replaceAll("\u00a0", " ");

test("a state is a word or two; an open one says when it was seen", () => {
  const text = (more: Partial<ProposalRow>) => situationOf({ ...row, ...more }, now).text;
  expect(text({})).toBe("Aberto");
  expect(text({ seenAt: now - 5 * 60_000 })).toBe("Visto há 5 minutos");
  expect(text({ state: "taken", seenAt: now })).toBe("Noites ocupadas");
  expect(
    (["paying", "paid", "expired", "withdrawn"] as const).map((state) => text({ state })),
  ).toEqual(["Pagando", "Pago", "Vencido", "Retirado"]);
});

test("without a name it is known by its code", () => {
  expect(nameOf(row)).toBe("Família Tavares");
  expect(nameOf({ ...row, label: "" })).toBe("Sem nome, J7K4M2P9QX");
  expect(stayOf(row)).toBe("16 a 21 de jan., 4 pessoas");
});

test("what matters next is its end, its payment, or that it is over", () => {
  expect(time({})).toBe("vale até qui., 19 de nov., 12h, sem guardar o quarto");
  expect(time({ heldUntil: now + HOUR })).toBe("vale até qui., 19 de nov., 12h, quarto guardado");
  expect(time({ state: "expired", validUntil: now - HOUR })).toBe("venceu ter., 17 de nov., 11h");
  expect(time({ state: "withdrawn" })).toBe("feito ter., 17 de nov., 11h");
  const paid = { amount: 147_000, on: day("2026-11-15"), bookingId: "2" };
  expect(time({ state: "paid", paid })).toBe("R$ 1.470 em 15 de nov.");
});

test("open ones are summed up", () => {
  const sum = (count: number, total: number) => sumWords(count, total).replaceAll("\u00a0", " ");
  expect(sum(0, 0)).toBe("Nenhum aberto.");
  expect(sum(1, 480_000)).toBe("1 aberto, de R$ 4.800.");
  expect(sum(3, 1_193_000)).toBe("3 abertos somam R$ 11.930.");
});
