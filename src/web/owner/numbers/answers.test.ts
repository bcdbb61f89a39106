import { expect, test } from "vitest";
import type { Figures, Numbers } from "../../../contract/owner/numbers.ts";
import type { Month } from "../../../domain/month.ts";
import {
  channelAnswer,
  meansAnswer,
  occupancyAnswer,
  rateAnswer,
  revenueAnswer,
  roomAnswer,
  savingsAnswer,
} from "./answers.ts";

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

test("the occupancy says how many nights, and how many were not to be sold", () => {
  expect(occupancyAnswer(empty)).toBe("Nenhum quarto à venda neste período.");
  const busy = { roomNights: 1_460, soldNights: 730 };
  expect(occupancyAnswer(withTotal(busy))).toBe("50%: 730 de 1.460 noites vendidas.");
  expect(occupancyAnswer(withTotal({ ...busy, blockedNights: 1 }))).toBe(
    "50%: 730 de 1.460 noites vendidas. 1 outra está bloqueada.",
  );
});

test("nights without a price are named beside the average that leaves them out", () => {
  expect(rateAnswer(empty)).toBe("Nenhuma noite vendida com valor conhecido neste período.");
  const rate = { averageRate: 54_049, revPar: 32_900 };
  expect(rateAnswer(withTotal(rate))).toBe(
    "R$\u00a0540 por noite vendida (diária média) e R$\u00a0329 por noite da casa, vendida ou não (RevPAR).",
  );
  expect(rateAnswer(withTotal({ ...rate, unpricedNights: 1 }))).toContain(
    "Há 1 noite com valor a completar: contam na ocupação, não na diária média.",
  );
  expect(rateAnswer(withTotal({ unpricedNights: 3 }))).toContain("3 noites com valor a completar");
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

test("money is said to count on the day of its payment", () => {
  expect(meansAnswer(empty)).toBe("Nenhum dinheiro entrou nem voltou neste período.");
  const moved = { received: 90_000, returned: 0, net: 90_000 };
  const means = [{ means: "pix" as const, ...moved }];
  expect(meansAnswer({ ...empty, means, moved })).toBe(
    "Entraram R$\u00a0900, contados no dia do pagamento e não no da estadia.",
  );
  expect(meansAnswer({ ...empty, means, moved: { ...moved, returned: 100 } })).toContain(
    "Entraram R$\u00a0900 e voltaram R$\u00a01,",
  );
});

test("what was saved says by which rate, and claims nothing without one", () => {
  expect(savingsAnswer(null)).toMatch(/^Ainda não dá para dizer: nenhuma estadia de portal/);
  const rate = { stays: 2, revenue: 200_000, commission: 30_700 };
  expect(savingsAnswer({ rate, channels: [], saved: 6_140 })).toBe(
    "R$\u00a061,40: o que estas estadias custariam pela comissão média de 15,4%. Ela vem de 2 estadias de portal deste período com valor e comissão anotados: R$\u00a0307 em R$\u00a02.000.",
  );
});
