import { expect, test } from "vitest";
import { ofRoom } from "./room-words.ts";

test.each([
  ["Quarto Mar", "do Quarto Mar"],
  ["Casa inteira", "da Casa inteira"],
  ["Suíte Lua", "da Suíte Lua"],
])("%s: a reserva %s", (name, said) => {
  expect(ofRoom(name)).toBe(said);
});
