import { expect, test } from "vitest";
import { formatHour } from "./format-hour.ts";

test.each([
  ["14:00", "pt-BR", "14h"],
  ["09:30", "pt-BR", "9h30"],
  ["14:00", "en-US", "2 PM"],
  ["11:30", "en-US", "11:30 AM"],
])("%s in %s is %s", (time, language, said) => {
  expect(formatHour(time, language).replace(/\s/g, " ")).toBe(said);
});
