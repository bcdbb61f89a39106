import { expect, test } from "vitest";
import type { JournalEntry } from "../../../contract/owner/bookings.ts";
import { addressMovedIn, freshWords, keyWords } from "./refund-words.ts";

const DAY = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 18, 15);
const edited = (daysAgo: number, ...fields: string[]): JournalEntry => ({
  ...{ at: now - daysAgo * DAY, event: "edited", by: "Rui", facts: { fields } },
});
const known = (daysAgo: number, journal: readonly JournalEntry[] = []) => ({
  refundKey: { key: "ana@x.example", at: now - daysAgo * DAY, by: "ana@x.example" },
  addressMoved: addressMovedIn(journal),
  readAt: now,
});

test("a key is told with its day and the link by which it came", () => {
  expect(keyWords(known(1).refundKey, "UTC")).toMatch(
    /^Deixada em 17 de nov.*, pelo link de ana@x\.example\.$/,
  );
  const byHouse = { key: "x", at: now, by: "casa" };
  expect(keyWords(byHouse, "UTC")).toContain("pelo link que a casa entregou");
  expect(keyWords({ key: "x", at: now, by: null }, "UTC")).toContain("link antigo");
});

test("an address or a key that is new is said for seven days", () => {
  const moved = [edited(6, "guest_phone", "guest_email")];
  expect(freshWords(known(8, moved), "UTC")).toEqual([
    expect.stringMatching(/^O e-mail desta reserva mudou em 12 de nov.*, por Rui\.$/),
  ]);
  expect(freshWords(known(6), "UTC")).toEqual(["A chave é destes últimos sete dias."]);
  expect(freshWords(known(8, [edited(8, "guest_email"), edited(1, "note")]), "UTC")).toEqual([]);
});
