import { expect, test } from "vitest";
import { wrongFields } from "./payer.ts";

const helena = { name: "Helena Prado", email: "helena@exemplo.example", phone: "(73) 95555-0100" };

test.each([
  ["(73) 95555-0100"],
  ["+55 73 95555-0100"],
  ["+1 415 555 0134"],
  ["+500 55555"],
  ["+49 151 5555 01234 5"],
])("%s can be called", (phone) => {
  expect(wrongFields({ ...helena, phone })).toEqual([]);
});

test.each([
  ["without its area code", { phone: "95555-0100" }, ["phone"]],
  ["with too few digits", { phone: "+1 555" }, ["phone"]],
  ["with too many digits", { phone: "+5573955550100555" }, ["phone"]],
  ["that is longer than any", { phone: `+55 73 ${" ".repeat(30)}95555-0100` }, ["phone"]],
  ["of a first name only", { name: "Helena" }, ["name"]],
  ["with a link for a name", { name: "mau.example/pix Maria" }, ["name"]],
  ["with an endless name", { name: `Helena ${"a".repeat(120)}` }, ["name"]],
  ["without a whole address", { email: "helena@" }, ["email"]],
  ["with half a domain", { email: "helena@exemplo" }, ["email"]],
  ["of nothing", { name: "", email: "", phone: "" }, ["name", "email", "phone"]],
])("a payer %s is wrong", (_, changes, fields) => {
  expect(wrongFields({ ...helena, ...changes })).toEqual(fields);
});
