import { TEST_NOW } from "../../sandbox/clock.ts";
import { addDays, todayIn } from "../../src/domain/day.ts";

/** Beyond what the site sells. */
const from = addDays(todayIn("America/Bahia", TEST_NOW), 1_500);
const until = addDays(from, 2);

/** The fields of the owner's forms, for bookings that are unknown or refuse the change. */
export const edit = { version: "1", name: "x", email: "", phone: "", arrival: "", note: "" };
const portalGuest = { ...edit, adults: "", childrenUpTo12: "", childrenAbove12: "" };
export const complete = { intent: "completePortalStay", ...portalGuest, version: "0" };
export const payment = { intent: "notePayment", amount: "1", means: "cash" };
export const tooMuch = {
  ...{ who: "guest", refund: "other", due: "0", all: "0", amount: "999999" },
};
export const moneyForms = [
  { intent: "noteReturn", amount: "1", means: "cash", seen: "0" },
  { intent: "removePayment", payment: "none", why: "x" },
  { intent: "adjustPrice", kind: "extra", amount: "1", seen: "1", words: "x" },
  { intent: "adjustPrice", kind: "discount", amount: "1", seen: "1", words: "x" },
  { intent: "adjustPrice", kind: "total", amount: "1", seen: "1", words: "x" },
  { intent: "giveBack", amount: "1", way: "same", words: "x" },
  { intent: "giveBack", amount: "1", way: "cash", words: "x" },
  { intent: "retryRefund", refund: "none" },
  { intent: "noteRefund", refund: "none", means: "cash" },
  { intent: "renewGuestLink" },
];
export const answer = { intent: "answerChange", change: "none", answer: "accept" };
export const stay = { listing: "mar", from, until, version: "1" };
export const newBooking = {
  listing: "mar",
  checkIn: from,
  checkOut: until,
  adults: "1",
  childrenUpTo12: "0",
  childrenAbove12: "0",
  name: "Matriz",
  phone: "",
  email: "",
  channel: "phone",
  paid: "",
  means: "pix",
  note: "",
};
