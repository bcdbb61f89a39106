import { expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { proposalWish } from "../../../tests/support/proposals.ts";
import { askForDeposit } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";

const app = await openTestApp();
const lia = await ownerAt(app);
const rui = await helperAt(app);

const wish = (percent: number) =>
  proposalWish(app, { deposit: { percent, balance: { daysBefore: 1, orAtProperty: true } } });

test.each([null, { percent: 30 }])("the team offers what the house asks for: %j", async (terms) => {
  if (terms) await askForDeposit(app, { ...terms, balance: "at-property" });
  const least = terms?.percent ?? 50;
  await expect(rui.api.makeProposal(wish(least - 1))).rejects.toMatchObject({
    code: "not-allowed",
  });
  const id = await rui.api.makeProposal(wish(least));
  expect((await rui.api.getProposal({ proposalId: id })).deposit).toEqual({
    percent: least,
    balance: "at-property",
  });
});

test("the owner agrees on less, and on a day of her own for the rest", async () => {
  const { deposit } = wish(1);
  const id = await lia.api.makeProposal(wish(1));
  expect((await lia.api.getProposal({ proposalId: id })).deposit).toEqual(deposit);
});
