import { expect, test } from "vitest";
import type { ListingForm } from "./listing-form.ts";
import { rebase } from "./rebase.ts";

const form = (change: Partial<ListingForm> = {}) =>
  ({ name: "Mar", cardText: "Perto.", capacity: "2", seasons: [], ...change }) as ListingForm;

test("what was typed stays, what others saved comes in, and both at once is said", () => {
  const typed = form({ name: "Maré", capacity: "3" });
  const now = form({ name: "Mar Azul", cardText: "Na areia.", capacity: "3" });
  expect(rebase(form(), typed, now)).toEqual({
    form: form({ name: "Maré", cardText: "Na areia.", capacity: "3" }),
    clashes: ["name"],
  });
});
