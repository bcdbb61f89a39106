import { expect, test } from "vitest";
import { rebase } from "./rebase.ts";
import type { RoomForm } from "./room-form.ts";

const form = (change: Partial<RoomForm> = {}) =>
  ({ name: "Mar", cardText: "Perto.", capacity: "2", seasons: [], ...change }) as RoomForm;

test("what was typed stays, what others saved comes in, and both at once is said", () => {
  const typed = form({ name: "Maré", capacity: "3" });
  const now = form({ name: "Mar Azul", cardText: "Na areia.", capacity: "3" });
  expect(rebase(form(), typed, now)).toEqual({
    form: form({ name: "Maré", cardText: "Na areia.", capacity: "3" }),
    clashes: ["name"],
  });
});
