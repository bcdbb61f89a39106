import { expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { askWords, dueWords } from "./books-words.ts";

const today = day("2026-11-16");
const debt = {
  bookingId: "1",
  code: "MARE-7K42XB",
  state: "confirmed",
  guestName: "Helena Prado",
  guestPhone: "73955550100",
  channel: "direct",
  erased: false,
  checkIn: day("2026-12-12"),
  checkOut: day("2026-12-15"),
  listingName: "Quarto Mar",
  open: 133_500,
  due: { day: day("2026-12-05"), atProperty: false, isLate: false },
  hasLeft: false,
  link: "https://casa.example/reserva/MARE-7K42XB/x",
} as const;

const due = (over: Partial<(typeof debt)["due"]> | object, checkIn = debt.checkIn) =>
  dueWords({ checkIn, due: { ...debt.due, ...over } }, today);

test("when an open amount is due is said by what the plan allows", () => {
  expect(due({})).toBe("até 5 de dezembro");
  expect(due({ atProperty: true })).toBe("até 5 de dezembro ou na chegada");
  expect(due({ atProperty: true, day: debt.checkIn })).toBe("na chegada, 12 de dezembro");
  expect(due({ isLate: true, day: day("2026-11-05") })).toBe("venceu em 5 de novembro");
  expect(due({ isLate: true, day: day("2025-12-05") })).toBe("venceu em 5 de dezembro de 2025");
});

test("the message names amount, day and the guest's own link", () => {
  expect(askWords(debt, today)).toBe(
    "Da sua reserva MARE-7K42XB (Quarto Mar, 12 a 15 de dezembro) está em aberto R$\u00a01.335, até 5 de dezembro. Para ver a conta e pagar: https://casa.example/reserva/MARE-7K42XB/x",
  );
});

test("a guest who left is asked without a link that has no plan", () => {
  const late = { day: day("2026-11-10"), atProperty: true, isLate: true };
  const left = { ...debt, hasLeft: true, link: null, due: late };
  expect(askWords(left, today)).toBe(
    "Da sua estadia MARE-7K42XB (Quarto Mar, 12 a 15 de dezembro) está em aberto R$\u00a01.335, que venceu em 10 de novembro. Como você prefere pagar?",
  );
});
