import { expect, test } from "vitest";
import {
  type AccountPayment,
  excessOf,
  goesBackOnline,
  leftIn,
  openOf,
  spreadRefund,
} from "./account.ts";

const NOW = new Date(1_000);
const nothing = { total: 0, received: 0, refunding: 0, refunded: 0, disputed: 0, lost: 0 };

let number = 0;
function payment(
  means: AccountPayment["means"],
  received: number,
  gone: Partial<AccountPayment> = {},
) {
  return {
    id: `p${number++}`,
    means,
    received,
    refunding: 0,
    disputed: 0,
    refundableUntil: null,
    ...gone,
  };
}

const partsOf = (payments: AccountPayment[], amount: number) =>
  spreadRefund(payments, amount, NOW)?.map((part) => [part.payment.means, part.amount]);

test("open is the total less what came in and stayed", () => {
  expect(openOf({ ...nothing, total: 300, received: 100 })).toBe(200);
  expect(openOf({ ...nothing, total: 300, received: 300, refunding: 50 })).toBe(0);
  expect(openOf({ ...nothing, total: 300, received: 300, refunding: 50, refunded: 50 })).toBe(50);
  expect(openOf({ ...nothing, total: 300, received: 300, disputed: 300 })).toBe(0);
  expect(openOf({ ...nothing, total: 300, received: 300, disputed: 300, lost: 300 })).toBe(300);
});

test("an excess counts refunds that are under way", () => {
  expect(excessOf({ ...nothing, total: 300, received: 500 })).toBe(200);
  expect(excessOf({ ...nothing, total: 300, received: 500, refunding: 150 })).toBe(50);
  expect(excessOf({ ...nothing, total: 300, received: 100 })).toBe(0);
});

test("what can go back leaves out what goes back already and what the bank has", () => {
  const payments = [
    payment("online", 300, { refunding: 100 }),
    payment("cash", 80, { disputed: 80 }),
  ];
  expect(leftIn({ payments })).toBe(200);
});

test("what the bank takes twice of one payment cannot go back of another", () => {
  const payments = [
    payment("online", 300, { refunding: 100, disputed: 300 }),
    payment("cash", 250),
  ];
  expect(leftIn({ payments })).toBe(150);
  expect(partsOf(payments, 150)).toEqual([["cash", 150]]);
  expect(spreadRefund(payments, 151, NOW)).toBeNull();
});

test("a refund takes the payment that matches exactly", () => {
  expect(partsOf([payment("online", 500), payment("cash", 200)], 200)).toEqual([["cash", 200]]);
});

test("without an exact match one payment that covers it is enough, through the provider first", () => {
  expect(partsOf([payment("cash", 300), payment("online", 500)], 250)).toEqual([["online", 250]]);
  expect(partsOf([payment("online", 100), payment("cash", 300)], 250)).toEqual([["cash", 250]]);
});

test("if no payment covers it alone, the largest ones do", () => {
  const payments = [payment("pix", 100), payment("online", 300), payment("cash", 200)];
  expect(partsOf(payments, 450)).toEqual([
    ["online", 300],
    ["cash", 150],
  ]);
});

test("more than is left cannot be refunded, and nothing is no refund", () => {
  expect(spreadRefund([payment("online", 100, { refunding: 1 })], 100, NOW)).toBeNull();
  expect(spreadRefund([payment("online", 100)], 0, NOW)).toEqual([]);
  expect(spreadRefund([], 0, NOW)).toEqual([]);
});

test("a provider takes a refund until its window ends; then the house gives it by hand", () => {
  const open = payment("online", 100, { refundableUntil: new Date(1_001) });
  const over = payment("online", 100, { refundableUntil: NOW });
  expect(goesBackOnline(open, NOW)).toBe(true);
  expect(goesBackOnline(over, NOW)).toBe(false);
  expect(goesBackOnline(payment("online", 100), NOW)).toBe(true);
  expect(goesBackOnline(payment("pix", 100), NOW)).toBe(false);
  expect(spreadRefund([over, open], 60, NOW)).toEqual([{ payment: open, amount: 60 }]);
});
