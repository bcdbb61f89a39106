import { expect, test } from "vitest";
import { ofListing } from "./listing-words.ts";

test.each([
  ["Quarto Mar", "do Quarto Mar"],
  ["Casa inteira", "da Casa inteira"],
  ["Suíte Lua", "da Suíte Lua"],
])("%s: a reserva %s", (name, said) => {
  expect(ofListing(name)).toBe(said);
});
