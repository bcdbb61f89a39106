import { expect, test } from "vitest";
import { ownerAt } from "../../../../tests/support/desks.ts";
import { proposed } from "../../../../tests/support/proposals.ts";
import { openTestApp } from "../../../../tests/support/test-app.ts";
import type { ProposalWish } from "../../../contract/owner/proposals.ts";
import { adultsOnly } from "../../../domain/guests.ts";
import { getProperty } from "../../../server/property/get-property.ts";
import { type Previewed, previewText } from "./preview-text.ts";

const app = await openTestApp();
const lia = await ownerAt(app);
const house = {
  property: await getProperty(app.deps.db),
  origin: app.deps.config.PUBLIC_URL,
  signer: "Dona Lia",
  text: "",
};
const half = { percent: 50, balance: "at-property" } as const;
const rooms = ["mar", "farol"].map((listingId) => ({ listingId, guests: adultsOnly(2) }));

/** The form's values for a proposal, and the text that is sent once it is made. */
async function madeOf(wish: Partial<ProposalWish>) {
  const { id } = await proposed(app, wish);
  const made = await lia.api.getProposal({ proposalId: id });
  const { stay, guests, total, dueNow, validUntil, language } = made;
  const previewed: Previewed = {
    ...{ rooms: made.rooms, stay, guests, total, validUntil, language },
    deposit: dueNow < total ? dueNow : null,
    keptUntil: made.heldUntil,
  };
  return { previewed, sent: made.message.replace(made.code, "…") };
}

test.each<[string, Partial<ProposalWish>]>([
  ["everything at once", {}],
  ["a deposit and kept nights", { deposit: half, keepHours: 24 }],
  ["several rooms at an agreed price", { rooms, total: 300_001 }],
])("the text is the one that will be sent, but for its code: %s", async (_, wish) => {
  const { previewed, sent } = await madeOf(wish);
  expect(previewText(previewed, house)).toBe(sent);
});

test("what is not offered is not said", async () => {
  const { previewed } = await madeOf({ deposit: half, keepHours: 24 });
  const said = (more: Partial<Previewed>) => previewText({ ...previewed, ...more }, house);
  expect(said({})).toMatch(/sinal.*guardadas/s);
  expect(said({ deposit: null })).not.toContain("sinal");
  expect(said({ keptUntil: null })).not.toContain("guardadas");
});

test("the house's own words and the guest's language win", async () => {
  const { previewed } = await madeOf({ total: 480_000 });
  const own = previewText(previewed, { ...house, text: "{quarto} por {total}: {link}" });
  expect(own.replaceAll("\u00a0", " ")).toBe(`Quarto Mar por R$ 4.800: ${house.origin}/o/…`);
  const english = previewText({ ...previewed, language: "en-US" }, house);
  expect(english).toMatch(/^Hi! /);
  expect(english).toContain(`${house.origin}/en/o/…`);
});
