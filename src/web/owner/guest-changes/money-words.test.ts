import { expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { adultsOnly } from "../../../domain/guests.ts";
import { moneyWords } from "./money-words.ts";

const room = {
  name: "Quarto Mar",
  stay: { checkIn: day("2027-01-11"), checkOut: day("2027-01-14") },
  guests: adultsOnly(2),
};

test.each([
  ["costs more", 3_650_00, {}, ["Aceitando, a diferença de R$ 980 fica em aberto."]],
  [
    "costs more than is open already",
    3_650_00,
    { openAfter: 2_315_00 },
    ["Aceitando, a diferença de R$ 980 fica em aberto: R$ 2.315 ao todo."],
  ],
  ["costs the same", 2_670_00, {}, ["O valor não muda."]],
  ["costs less than was paid", 1_690_00, { refund: 980_00 }, ["Aceitando, voltam R$ 980."]],
  [
    "costs less, and the policy keeps a part",
    1_690_00,
    { refund: 490_00, kept: 490_00 },
    ["Aceitando, voltam R$ 490.", "Pela política, a casa fica com R$ 490."],
  ],
  [
    "costs less, and the policy keeps it all",
    1_690_00,
    { kept: 980_00 },
    ["Aceitando, nada volta.", "Pela política, a casa fica com R$ 980."],
  ],
  ["costs less than is open", 1_690_00, {}, ["Aceitando, saem R$ 980 do que está em aberto."]],
])("a change that %s says what accepting it does", (_, total, figures, words) => {
  const asked = {
    ...{ id: "", bookingId: "", code: "", guestName: null, at: 0, words: null },
    before: { ...room, total: 2_670_00 },
    after: { ...room, total },
    ...{ refund: 0, kept: 0, openAfter: 0, ...figures },
  };
  expect(moneyWords(asked).map((one) => one.replaceAll("\u00a0", " "))).toEqual(words);
});
