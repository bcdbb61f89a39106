import { describe, expect, test } from "vitest";
import { addDays, type Day, day } from "./day.ts";
import {
  currentRows,
  type DepositTerms,
  depositPercent,
  dueNow,
  isLate,
  nextRow,
  type PaymentPlan,
  planFor,
} from "./payment-plan.ts";

const today = day("2026-11-16");
const checkIn = day("2026-12-12");
const balance = { daysBefore: 7, orAtProperty: true } as const;
const half: DepositTerms = { percent: 50, balance, fullWithinDays: 10, fullPeriods: [] };
const stayIn = (days: number, nights = 3) => {
  const checkIn = addDays(today, days);
  return { checkIn, checkOut: addDays(checkIn, nights) };
};
const sale = (total: number, days = 30) => ({ stay: stayIn(days), total, today });

describe("a stay sold today", () => {
  test("without terms asks for everything now", () => {
    expect(planFor(null, sale(267_000))).toBeNull();
    expect(dueNow(null, 267_000)).toBe(267_000);
  });

  test("asks for the deposit now and the rest later", () => {
    const plan = planFor(half, sale(267_000)) ?? [];
    expect(plan).toEqual([
      { amount: 133_500, due: "now" },
      { amount: 133_500, due: balance },
    ]);
    expect(dueNow(plan, 267_000)).toBe(133_500);
    expect(depositPercent(plan)).toBe(50);
  });

  test("has rows that sum to the total, with the odd centavo in the last", () => {
    for (let percent = 1; percent < 100; percent++) {
      for (const total of [20_001, 99_999, 133_333, 870_007]) {
        const plan = planFor({ ...half, percent }, sale(total)) ?? [];
        expect(plan.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(depositPercent(plan)).toBe(percent);
        const [first, last] = plan;
        expect((first?.amount ?? 0) * 100).toBeLessThanOrEqual(total * percent);
        expect(last?.amount).toBe(total - (first?.amount ?? 0));
      }
    }
  });

  test.each([
    ["in fewer days than the owner set", { fullWithinDays: 31 }],
    ["when the balance is due already", { balance: { daysBefore: 30, orAtProperty: true } }],
    ["with a deposit too small to be paid", { percent: 1 }, 9_999],
    [
      "with a night in a marked period",
      {
        fullPeriods: [
          { name: "Réveillon", firstNight: addDays(today, 32), lastNight: addDays(today, 40) },
        ],
      },
    ],
  ] as [string, Partial<DepositTerms>, number?][])(
    "%s asks for everything",
    (_, terms, total = 267_000) => {
      expect(planFor({ ...half, ...terms }, sale(total))).toBeNull();
    },
  );

  test("next to a marked period is free to use the deposit", () => {
    const period = {
      name: "Réveillon",
      firstNight: addDays(today, 33),
      lastNight: addDays(today, 40),
    };
    expect(planFor({ ...half, fullPeriods: [period] }, sale(267_000))).toHaveLength(2);
  });

  test("with the rest at the property may begin tomorrow", () => {
    const terms = { ...half, balance: "at-property", fullWithinDays: 0 } as const;
    expect(planFor(terms, sale(267_000, 1))).toHaveLength(2);
    expect(planFor(terms, sale(267_000, 0))).toBeNull();
  });
});

describe("the plan as it stands", () => {
  const plan: PaymentPlan = [
    { amount: 100, due: "now" },
    { amount: 200, due: balance },
  ];
  const amounts = (total: number, open: number) =>
    currentRows(plan, { total, open }, checkIn).map(({ amount, paid }) => [amount, paid]);

  test("what was given back of the deposit does not make it due again", () => {
    const plan = planFor(half, sale(267_000));
    const given = 10_000;
    const rows = currentRows(plan, { total: 267_000 - given, open: 133_500 }, checkIn);
    expect(rows.map(({ amount, paid }) => [amount, paid])).toEqual([
      [133_500 - given, 133_500 - given],
      [133_500, 0],
    ]);
    expect(nextRow(rows)?.by).not.toBeNull();
  });

  test.each([
    [
      "nothing is paid",
      300,
      300,
      [
        [100, 0],
        [200, 0],
      ],
    ],
    [
      "the deposit is paid",
      300,
      200,
      [
        [100, 100],
        [200, 0],
      ],
    ],
    [
      "part of the balance is paid",
      300,
      50,
      [
        [100, 100],
        [200, 150],
      ],
    ],
    [
      "the price rises",
      450,
      350,
      [
        [100, 100],
        [350, 0],
      ],
    ],
    [
      "the price falls",
      180,
      80,
      [
        [100, 100],
        [80, 0],
      ],
    ],
    ["the price falls to the deposit", 100, 0, [[100, 100]]],
    ["the price falls below what is paid", 80, -20, [[80, 80]]],
    [
      "all is paid and the price rises",
      400,
      100,
      [
        [100, 100],
        [200, 200],
        [100, 0],
      ],
    ],
    [
      "a bank takes the deposit back",
      300,
      300,
      [
        [100, 0],
        [200, 0],
      ],
    ],
    ["nothing is to be paid", 0, 0, []],
  ] as const)("when %s", (_, total, open, expected) => {
    expect(amounts(total, open)).toEqual(expected);
  });

  test("asks for an extra at the property", () => {
    expect(currentRows(plan, { total: 400, open: 100 }, checkIn).at(-1)).toEqual({
      amount: 100,
      paid: 0,
      by: checkIn,
      atProperty: true,
    });
    expect(currentRows(null, { total: 500, open: 500 }, checkIn)).toEqual([
      { amount: 500, paid: 0, by: checkIn, atProperty: true },
    ]);
  });

  test("sums to the price and to what is paid, whatever happened", () => {
    for (let total = 0; total <= 500; total += 20) {
      for (let open = -100; open <= total; open += 20) {
        const rows = currentRows(plan, { total, open }, checkIn);
        expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        const paid = rows.reduce((sum, row) => sum + row.paid, 0);
        expect(paid).toBe(Math.min(total, total - open));
        expect(nextRow(rows) === null).toBe(open <= 0);
      }
    }
  });
});

describe("a row", () => {
  const rowDue = (due: PaymentPlan[number]["due"]) => {
    const [row] = currentRows([{ amount: 100, due }], { total: 100, open: 100 }, checkIn);
    if (!row) throw new Error("a plan has rows");
    return row;
  };
  const lateOn = (due: PaymentPlan[number]["due"], on: string) =>
    isLate(rowDue(due), checkIn, on as Day);
  const strict = { daysBefore: 7, orAtProperty: false };

  test("is due at booking, some days before arrival, or on arrival", () => {
    expect(rowDue("now")).toMatchObject({ by: null, atProperty: false });
    expect(rowDue(strict)).toMatchObject({ by: "2026-12-05", atProperty: false });
    expect(rowDue(balance)).toMatchObject({ by: "2026-12-05", atProperty: true });
    expect(rowDue("at-property")).toMatchObject({ by: "2026-12-12", atProperty: true });
  });

  test("is late after its day, or after arrival if it may be paid there", () => {
    expect([lateOn(strict, "2026-12-05"), lateOn(strict, "2026-12-06")]).toEqual([false, true]);
    expect([lateOn(balance, "2026-12-12"), lateOn(balance, "2026-12-13")]).toEqual([false, true]);
    expect(lateOn("at-property", "2026-12-12")).toBe(false);
    expect(lateOn("now", "2026-12-13")).toBe(false);
  });
});
