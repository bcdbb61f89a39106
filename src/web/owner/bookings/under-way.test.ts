import { expect, test } from "vitest";
import type { MoneyEntry } from "../../../contract/owner/booking-money.ts";
import type { RefundState } from "../../../domain/refund.ts";
import { standingOf } from "./under-way.tsx";

const refund = (state: RefundState, stuck = 0): MoneyEntry => ({
  ...{ kind: "refund", id: "1", at: Date.UTC(2026, 11, 10, 17, 2), words: null, amount: -20_000 },
  ...{ state, means: null, doneAt: null, stuck, isGift: false },
});
const told = (state: RefundState, stuck?: number, more: object = {}) =>
  standingOf(refund(state, stuck), {
    ...{ timeZone: "America/Bahia", givesBack: true, isDisputed: false, ...more },
  });

test("what goes back says where it stands and what comes next, until it has arrived", () => {
  expect(told("due")?.[0]).toMatch(/^R\$\s200 vão voltar por onde entraram$/);
  expect(told("pending")?.[0]).toMatch(/^R\$\s200 a caminho desde 10 de dez\., 14:02$/);
  expect(told("by-hand")?.[1]).toMatch(/Fica em Hoje até você anotar/);
  expect(told("failed", 15_000)?.[0]).toMatch(/^A devolução de R\$\s150 não saiu$/);
  expect(told("failed")).toBe(null);
  expect(told("succeeded")).toBe(null);
});

test("nobody is asked to pay twice: not while the bank decides, and the team not at all", () => {
  expect(told("failed", 15_000, { isDisputed: true })?.[1]).toMatch(/Não devolva por fora/);
  expect(told("failed", 15_000, { givesBack: false })?.[1]).toMatch(/A proprietária resolve/);
  expect(told("by-hand", 0, { givesBack: false })?.[1]).toMatch(/A proprietária devolve/);
});
