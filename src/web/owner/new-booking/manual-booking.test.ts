import { expect, test } from "vitest";
import { checkForm } from "../form/read-form.ts";
import { bookingIn, manualBooking } from "./manual-booking.server.ts";

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

function booked(changed: Readonly<Record<string, string>> = {}, percent?: number) {
  const checked = read(changed);
  if ("problems" in checked) throw new Error(JSON.stringify(checked.problems));
  const balance = "at-property" as const;
  const rule = { balance, fullWithinDays: 0, fullPeriods: [] };
  return bookingIn(checked.value, percent === undefined ? null : { ...rule, percent });
}

test("the booking is the one the owner meant", () => {
  expect(booked({ seen: "267000" })).toEqual({
    listingId: "mar",
    stay: { checkIn: "2027-01-11", checkOut: "2027-01-14" },
    guests: { adults: 2, childrenUpTo12: 0, childrenAbove12: 1 },
    guestName: "Ana Luz",
    guestEmail: "ana@luz.example",
    guestPhone: null,
    channel: "phone",
    seenTotal: 267_000,
    paid: { amount: 100_00, means: "pix", evenMore: false },
    note: "",
  });
});

test("several rooms are one booking, each with its people", () => {
  const [two, one] = [2, 1].map((adults) => ({ adults, childrenUpTo12: 0, childrenAbove12: 0 }));
  const parties = [
    { listingId: "mar", guests: two },
    { listingId: "farol", guests: one },
  ];
  expect(booked({ parties: JSON.stringify(parties) })).toMatchObject({
    listingId: "mar",
    guests: two,
    otherRooms: [{ listingId: "farol", guests: one }],
  });
});

test.each([
  ["nothing", { pays: "nothing" }, undefined, undefined],
  ["half, where the site asks for no deposit", { pays: "deposit" }, undefined, 133_500],
  ["the property's deposit", { pays: "deposit" }, 30, 80_100],
  ["all of it", { pays: "all" }, undefined, 267_000],
  ["all of what was agreed", { pays: "all", total: "2.000" }, undefined, 200_000],
  ["another amount", { pays: "other", paid: "450" }, undefined, 45_000],
])("paid already: %s", (_, changed, percent, amount) => {
  expect(booked({ seen: "267000", ...changed }, percent).paid?.amount).toBe(amount);
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
