import { expect, test } from "vitest";
import { proposed } from "../../../tests/support/proposals.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { ProposalWish } from "../../contract/owner/proposals.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { proposalMessage } from "./proposal-message.ts";

const HOUR = 3_600_000;
const app = await openTestApp();
const rooms = [{ listingId: "coqueiro", guests: adultsOnly(2) }];
const half = { percent: 50, balance: "at-property" } as const;

const said = async (id: string) =>
  // Amounts are written with no-break spaces.
  (await proposalMessage(app.deps, id, "Rui")).replaceAll("\u00a0", " ");

async function written(changes: Partial<ProposalWish> = {}) {
  const { id, code } = await proposed(app, { rooms, total: 228_000, ...changes });
  return { text: await said(id), id, code };
}

test("a proposal's text says room, nights, price, until when, and where it is paid", async () => {
  const wish = { deposit: half, keepHours: 1, label: "Família Tavares" };
  const { text, code } = await written(wish);
  expect(text).toMatch(
    /^Oi! Aqui é Rui, da Maré Mansa\. Este é o seu orçamento: Quarto Coqueiro, .*, 2 adultos\.\n/,
  );
  expect(text).toContain("São 3 noites por R$ 2.280. Para confirmar, o sinal é R$ 1.140.");
  expect(text).toMatch(/guardadas para você até .*\. O preço vale até \d+ de \S+, \d+h/);
  expect(text.endsWith(`/o/${code}`)).toBe(true);
  expect(text).not.toContain("Tavares");
});

test("without a deposit and without kept nights it speaks of neither", async () => {
  expect((await written()).text).not.toMatch(/sinal|guardadas/);
});

test("nights that are kept no longer are not promised", async () => {
  const { id, text } = await written({ keepHours: 1 });
  expect(text).toContain("guardadas");
  app.passTime(HOUR);
  expect(await said(id)).not.toContain("guardadas");
});

test("in English it leads to the English page", async () => {
  const { text, code } = await written({ language: "en-US" });
  expect(text).toMatch(/^Hi! /);
  expect(text.endsWith(`/en/o/${code}`)).toBe(true);
});

test("an unknown proposal has none", async () => {
  await expect(said("none")).rejects.toThrow("proposal-unknown");
});
