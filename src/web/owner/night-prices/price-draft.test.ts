import { expect, test } from "vitest";
import { checkForm } from "../form/read-form.ts";
import { type PriceDraft, priceQuestion } from "./price-draft.ts";
import { priceFields, wishIn } from "./wish.server.ts";

const draft: PriceDraft = {
  ...{ rooms: ["mar", "farol"], firstNight: "2027-01-12", lastNight: "2027-01-14" },
  ...{ price: "1.200,50", minNights: "" },
};

function asked(of: PriceDraft) {
  const form = new FormData();
  const [, query] = priceQuestion(of)?.split("?") ?? [];
  for (const [name, value] of new URLSearchParams(query)) form.append(name, value);
  return checkForm(form, priceFields);
}

test("the question carries the draft as the form would", () => {
  const checked = asked(draft);
  expect("value" in checked && wishIn(checked.value)).toEqual({
    ...{ listingIds: ["mar", "farol"], firstNight: "2027-01-12", lastNight: "2027-01-14" },
    ...{ nightlyPrice: 120_050, minNights: null },
  });
});

test("an incomplete draft asks nothing", () => {
  for (const part of [{ rooms: [] }, { price: "0" }, { price: "x" }, { lastNight: "2027-01-11" }]) {
    expect(priceQuestion({ ...draft, ...part })).toBeNull();
  }
});

test("what is missing is said beside its field", () => {
  const form = new FormData();
  const typed = { intent: "price", firstNight: "2027-01-12", lastNight: "2027-01-11", price: "10" };
  for (const [name, value] of Object.entries({ ...typed, "rooms.0": "mar" })) {
    form.append(name, value);
  }
  expect(checkForm(form, priceFields)).toEqual({
    problems: { lastNight: "A última noite não pode vir antes da primeira." },
  });
  form.delete("rooms.0");
  expect(checkForm(form, priceFields)).toMatchObject({
    problems: { rooms: "Marque pelo menos um quarto." },
  });
});
