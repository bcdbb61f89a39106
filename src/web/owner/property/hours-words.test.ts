import { expect, test } from "vitest";
import { hoursRefused, hoursWords } from "./hours-words.ts";

test("hours are said as the guest has them", () => {
  expect(hoursWords("14:00", "11:00")).toBe("Numa diária, o hóspede fica com 21 horas de quarto.");
  expect(hoursWords("15:30", "11:00")).toBe(
    "Numa diária, o hóspede fica com 19h30 de quarto. O mínimo são 21 horas.",
  );
  expect(hoursWords("", "11:00")).toBe("");
});

test("refused hours come with the reason and with what would do", () => {
  expect(hoursRefused("15:00", "11:00")).toMatch(
    /fica com 20 horas.*Portaria MTur 28\/2025.*21 das 24 horas.*no máximo às 14:00\.$/,
  );
});
