import { expect, test } from "vitest";
import { draftIn, draftUrl, offerQuestion, readWish } from "./booking-draft.ts";

const asked = (address: string) => draftIn(new URLSearchParams(address));

test("the calendar's address fills in room and dates; nonsense leaves them open", () => {
  expect(asked("quarto=farol&de=2027-01-11&ate=2027-01-13")).toMatchObject({
    checkIn: "2027-01-11",
    checkOut: "2027-01-13",
    wanted: "farol",
    chosen: "farol",
  });
  expect(asked("de=ontem")).toMatchObject({ checkIn: "", checkOut: "", chosen: null });
});

test("what is asked for arrives as it was asked; without a stay nothing is", () => {
  expect(offerQuestion(asked("de=2027-01-11&ate=2027-01-11"))).toBeNull();
  const draft = asked("quarto=farol&de=2027-01-11&ate=2027-01-13");
  const question = offerQuestion({ ...draft, picked: ["mar", "farol"] });
  expect(readWish(new URL(question ?? "", "https://casa.example").searchParams)).toEqual({
    stay: { checkIn: "2027-01-11", checkOut: "2027-01-13" },
    guests: { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 },
    wanted: "farol",
    together: ["mar", "farol"],
  });
  expect(readWish(new URLSearchParams("de=2027-01-13&ate=2027-01-11"))).toBeNull();
});

test("what was chosen goes along to another form, and an address that is nonsense does not", () => {
  const guests = { adults: 3, childrenUpTo12: 1, childrenAbove12: 0 };
  const draft = { ...asked("quarto=farol&de=2027-01-11&ate=2027-01-13"), guests };
  const url = draftUrl("/admin/orcamentos/novo", { ...draft, picked: ["mar", "farol"] });
  const { searchParams } = new URL(url, "https://casa.example");
  expect(draftIn(searchParams)).toEqual({ ...draft, picked: ["mar", "farol"] });
  expect(asked("adultos=-1&criancas=x").guests).toEqual(asked("").guests);
});
