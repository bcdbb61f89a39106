import { expect, test } from "vitest";
import type { Figures, Numbers } from "../../../contract/owner/numbers.ts";
import type { Month } from "../../../domain/month.ts";
import { channelAnswer, revenueAnswer, roomAnswer, savingsAnswer } from "./answers.ts";

const none: Figures = {
  roomNights: 0,
  soldNights: 0,
  unpricedNights: 0,
  blockedNights: 0,
  revenue: 0,
  kept: 0,
  commission: 0,
  averageRate: null,
  revPar: null,
};
const empty: Numbers = {
  thisMonth: "2026-11" as Month,
  months: [{ ...none, month: "2026-11" as Month }],
  rooms: [],
  channels: [],
  total: none,
  means: [],
  moved: { received: 0, returned: 0, net: 0 },
  savings: null,
};
const withTotal = (total: Partial<Figures>): Numbers => ({
  ...empty,
  total: { ...none, ...total },
});

test("the revenue says what of it is not the house's own, and which month is strongest", () => {
  expect(revenueAnswer(empty)).toBe("Nenhuma receita neste período.");
  expect(revenueAnswer(withTotal({ revenue: 120_000 }))).toBe("R$\u00a01.200.");
  const both = withTotal({ revenue: 120_000, commission: 18_000, kept: 5_050 });
  const months = [
    { ...none, month: "2026-11" as Month, revenue: 20_000 },
    { ...none, month: "2026-12" as Month, revenue: 100_000 },
  ];
  expect(revenueAnswer({ ...both, months })).toBe(
    "R$\u00a01.200, dos quais R$\u00a0180 são comissão dos portais e R$\u00a050,50 ficaram de cancelamentos. O mês mais forte é dez\u00a02026, R$\u00a01.000.",
  );
});

test("the best room is the one that earns most per night, not the one with most nights", () => {
  expect(roomAnswer(empty)).toBe("Nenhum quarto teve receita neste período.");
  const rooms = [
    { ...none, name: "Quarto Mar", soldNights: 9, revPar: 20_000 },
    { ...none, name: "Quarto Farol", soldNights: 3, revPar: 25_000 },
  ];
  expect(roomAnswer({ ...empty, rooms })).toBe(
    "Quarto Farol: R$\u00a0250 por noite, vendida ou não.",
  );
});

test("phone, WhatsApp and the door are no portal", () => {
  expect(channelAnswer(empty)).toBe("Nenhuma noite vendida neste período.");
  const channels = [
    { ...none, channel: "direct" as const, soldNights: 2 },
    { ...none, channel: "whatsapp" as const, soldNights: 3 },
    { ...none, channel: "other" as const, soldNights: 3 },
  ];
  expect(channelAnswer({ ...withTotal({ soldNights: 8 }), channels })).toBe(
    "62,5% das noites vendidas vieram sem portal, 37,5% por portais.",
  );
});

test("what was saved says by which rate, and claims nothing without one", () => {
  expect(savingsAnswer(null)).toMatch(/^Ainda não dá para dizer: nenhuma estadia de portal/);
  const rate = { stays: 2, revenue: 200_000, commission: 30_700 };
  expect(savingsAnswer({ rate, channels: [], saved: 6_140 })).toBe(
    "R$\u00a061,40: o que estas estadias custariam pela comissão média de 15,4%. Ela vem de 2 estadias de portal deste período com valor e comissão anotados: R$\u00a0307 em R$\u00a02.000.",
  );
});
