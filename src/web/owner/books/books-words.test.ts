import { expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { dueWords } from "./books-words.ts";

const today = day("2026-11-16");
const checkIn = day("2026-12-12");

const due = (over: object) =>
  dueWords(
    { checkIn, due: { day: day("2026-12-05"), atProperty: false, isLate: false, ...over } },
    today,
  );

test("when an open amount is due is said by what the plan allows", () => {
  expect(due({})).toBe("até 5 de dezembro");
  expect(due({ atProperty: true })).toBe("até 5 de dezembro ou na chegada");
  expect(due({ atProperty: true, day: checkIn })).toBe("na chegada, 12 de dezembro");
  expect(due({ isLate: true, day: day("2026-11-05") })).toBe("venceu em 5 de novembro");
  expect(due({ isLate: true, day: day("2025-12-05") })).toBe("venceu em 5 de dezembro de 2025");
});
