import { expect, test } from "vitest";
import { draftIn, offerQuestion, readWish } from "./booking-draft.ts";

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
