import { expect, test } from "vitest";
import { filterUrl, readFilter } from "./filter.ts";

test("what an address says is what it was made of", () => {
  const filter = { group: "access", before: "42" } as const;
  expect(filterUrl(filter)).toBe("/admin/registro?tipo=acessos&antes=42");
  expect(readFilter(new URLSearchParams("tipo=acessos&antes=42"))).toEqual(filter);
});

test("an address that says nothing, or nonsense, shows everything", () => {
  const all = { group: null, before: null };
  expect(filterUrl(all)).toBe("/admin/registro");
  expect(readFilter(new URLSearchParams("tipo=segredos"))).toEqual(all);
});
