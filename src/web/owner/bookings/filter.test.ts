import { expect, test } from "vitest";
import { filterOf, listUrl } from "./filter.ts";

const query = (text: string) => new URLSearchParams(text);

test("whom somebody looks for is read from a form and never from an address", () => {
  expect(filterOf(query("busca=Helena"))).toEqual({ view: "upcoming" });
  const form = new FormData();
  form.set("busca", " Helena ");
  expect(filterOf(query("ver=passadas&quarto=mar"), form)).toEqual({
    view: "past",
    listingId: "mar",
    search: "Helena",
  });
});

test("the list's address says what it shows, and not whom", () => {
  const filter = { view: "past", listingId: "mar", channel: "phone", search: "Helena" } as const;
  expect(listUrl(filter)).toBe("/admin/reservas?ver=passadas&quarto=mar&canal=phone");
  expect(listUrl({ view: "upcoming" }, ".csv")).toBe("/admin/reservas.csv?ver=proximas");
});
