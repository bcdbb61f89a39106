import { expect, test } from "vitest";
import type { MoneyEntry } from "../../../contract/owner/booking-money.ts";
import { actWords, isMoneyAct } from "./act-words.ts";
import type { MoneyAct } from "./money-wishes.server.ts";

const readAt = new Date(Date.UTC(2026, 11, 10, 17, 2));
const waiting: MoneyEntry = {
  ...{ kind: "refund", id: "2", at: 0, words: null, amount: -10_000, state: "by-hand" },
  ...{ means: null, doneAt: null, stuck: 0, isGift: false },
};
const said = (act: Partial<MoneyAct>, booking: object = {}) =>
  actWords(
    { act: "notePayment", amount: 60_000, means: null, ...act },
    {
      ...{ state: "confirmed", money: [], payments: [], total: 138_000, balance: 0, readAt },
      ...booking,
    },
    "America/Bahia",
  );

test("an act about money ends with what was done, when, and where the account stands", () => {
  expect(said({ means: "pix" }, { balance: 78_000 })).toMatch(
    /^R\$\s600 anotados \(Pix\), em 10 de dez\., 14:02\. Faltam R\$\s780\.$/,
  );
  expect(said({ act: "giveBack" })).toMatch(
    /^Devolução de R\$\s600 pedida, em 10 de dez\., 14:02\. Nada em aberto\.$/,
  );
  expect(said({ act: "giveBack", means: "cash" }, { balance: -5_000 })).toMatch(
    /^R\$\s600 anotados como devolvidos \(Dinheiro\), .*R\$\s50 a devolver\.$/,
  );
  expect(said({ act: "adjustPrice" })).toMatch(/^Valor mudado: o total é R\$\s1\.380, em/);
  expect(said({ act: "takeGiftBack", amount: null })).toMatch(/^Devolução desfeita, em/);
});

test("of an ended booking, what still goes back is named", () => {
  const payment = { id: "1", means: "pix", received: 20_000, refunding: 10_000, disputed: 0 };
  const ended = { state: "cancelled", total: 0, payments: [payment], money: [waiting] };
  expect(said({ act: "noteReturn", amount: 1_000 }, ended)).toMatch(/R\$\s200 a devolver\.$/);
});

test("what another form of the page has done is no act about money", () => {
  expect(isMoneyAct({ act: "giveBack", amount: 1, means: null })).toBe(true);
  for (const other of ["edit", null, { kind: "booked" }]) expect(isMoneyAct(other)).toBe(false);
});
