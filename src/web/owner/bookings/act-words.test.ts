import { expect, test } from "vitest";
import type { MoneyEntry } from "../../../contract/owner/booking-money.ts";
import { actWords } from "./act-words.ts";

const readAt = new Date(Date.UTC(2026, 11, 10, 17, 2));
const about = { at: readAt.getTime(), words: null };
const paid: MoneyEntry = {
  ...{ ...about, kind: "payment", id: "1", amount: 60_000, means: "pix" },
  ...{ provider: null, onlineMeans: null, by: "Lia", on: null, removable: 60_000 },
};
const refund = (means: "online" | "pix"): MoneyEntry => ({
  ...{ ...about, kind: "refund", id: "2", amount: -20_000, means },
  ...{ state: "succeeded", doneAt: null, stuck: 0, isGift: true },
});
const said = (act: Parameters<typeof actWords>[0], money: MoneyEntry[], balance = 0) =>
  actWords(act, { money, total: 138_000, balance, readAt }, "America/Bahia");

test("an act about money ends with what was done, when, and where the account stands", () => {
  expect(said("notePayment", [paid], 78_000)).toMatch(
    /^R\$\s600 anotados: Pix, em 10 de dez\., 14:02\. Faltam R\$\s780\.$/,
  );
  expect(said("giveBack", [paid, refund("online")])).toMatch(
    /^Devolução de R\$\s200 pedida, .*Nada em aberto\.$/,
  );
  expect(said("giveBack", [paid, refund("pix")], -5_000)).toMatch(
    /^Devolução de R\$\s200 anotada, .*R\$\s50 a devolver\.$/,
  );
  expect(said("adjustPrice", [paid])).toMatch(/^Valor mudado: o total é R\$\s1\.380, em/);
  expect(said("takeGiftBack", [])).toMatch(/^Devolução desfeita, em/);
});
