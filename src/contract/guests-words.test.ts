import { expect, test } from "vitest";
import { guestsInWords } from "./guests-words.ts";

test("a party is told by adults and by children of each age", () => {
  const couple = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };
  const family = { adults: 1, childrenUpTo12: 2, childrenAbove12: 1 };
  expect(guestsInWords(couple, "pt-BR")).toBe("2 adultos");
  expect(guestsInWords(family, "pt-BR")).toBe(
    "1 adulto, 2 crianças até 12 anos, 1 jovem acima de 12 anos",
  );
  expect(guestsInWords(family, "en-US")).toBe("1 adult, 2 children up to age 12, 1 child over 12");
});
