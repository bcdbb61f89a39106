import { expect, test } from "vitest";
import { checkForm } from "../form/read-form.ts";
import { manualBooking } from "./manual-booking.server.ts";

const typed = {
  intent: "take",
  listing: "mar",
  checkIn: "2027-01-11",
  checkOut: "2027-01-14",
  adults: "2",
  childrenUpTo12: "0",
  childrenAbove12: "1",
  name: " Ana Luz ",
  phone: "",
  email: "ana@luz.example",
  channel: "phone",
  total: "",
  paid: "100",
  means: "pix",
  note: "",
};

function read(changed: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changed })) form.set(name, value);
  return checkForm(form, manualBooking);
}

test("the booking is the one the owner meant", () => {
  expect(read()).toEqual({
    value: {
      intent: "take",
      booking: {
        listingId: "mar",
        stay: { checkIn: "2027-01-11", checkOut: "2027-01-14" },
        guests: { adults: 2, childrenUpTo12: 0, childrenAbove12: 1 },
        guestName: "Ana Luz",
        guestEmail: "ana@luz.example",
        guestPhone: null,
        channel: "phone",
        paid: { amount: 100_00, means: "pix", evenMore: false },
        note: "",
      },
    },
  });
});

test.each([
  ["no room", { listing: "" }, { listing: "Escolha o quarto." }],
  ["no day", { checkIn: "" }, { checkIn: "Escolha o dia da entrada." }],
  [
    "no night",
    { checkOut: "2027-01-11" },
    { checkOut: "A saída precisa ser pelo menos um dia depois da entrada." },
  ],
  ["nobody", { adults: "0" }, { adults: "Conte pelo menos um adulto." }],
  ["no name", { name: " " }, { name: "Escreva o nome do hóspede." }],
  [
    "nothing to pay",
    { total: "0" },
    { total: "Para uma cortesia, bloqueie as noites no calendário." },
  ],
])("%s is said at its field", (_, changed, problems) => {
  expect(read(changed)).toEqual({ problems });
});

test("a price is told before the guest has a name", () => {
  expect(read({ intent: "quote", name: "" })).toMatchObject({ value: { intent: "quote" } });
});
