import { expect, test } from "vitest";
import { cardStep } from "./card-step.ts";

const page = { url: "https://provider.example/1", label: "Provedor" };
const atOnce = { count: 1, each: 48_000, total: 48_000 };

test("a card is paid once its page is open and its parcelas are told", () => {
  expect(cardStep({ page, installments: [atOnce] })).toEqual({ at: "payable", page });
});

test("without parcelas there is no way to the provider's page", () => {
  expect(cardStep({ page, installments: [] })).toEqual({ at: "untold" });
});

test("a page that is not open yet is waited for, whatever it costs", () => {
  expect(cardStep({ page: null, installments: [] })).toEqual({ at: "unopened" });
  expect(cardStep({ page: null, installments: [atOnce] })).toEqual({ at: "unopened" });
});
