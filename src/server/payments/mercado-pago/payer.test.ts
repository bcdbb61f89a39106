import { expect, test } from "vitest";
import { guestOf, splitName, splitPhone } from "./payer.ts";

test.each([
  ["Helena Prado Lima", "Helena", "Prado Lima"],
  ["  Ana  ", "Ana", ""],
])("the name '%s' has two parts", (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last });
});

test.each([
  ["(84) 91111-2222", "84", "911112222"],
  ["+55 84 91111-2222", "84", "911112222"],
  ["55 84 3333-4444", "84", "33334444"],
  ["084 3333-4444", "84", "33334444"],
  ["+351 912 345 678", "", "+351 912 345 678"],
  ["ramal 12", "", "ramal 12"],
])("the phone '%s' has two parts if it is Brazilian", (phone, area_code, number) => {
  expect(splitPhone(phone)).toEqual({ area_code, number });
});

test("a guest is put together from what was sent", () => {
  const sent = { first: "Ana", last: null, email: "", phone: splitPhone("+351 912 345 678") };
  expect(guestOf(sent)).toEqual({ name: "Ana", email: null, phone: "+351 912 345 678" });
  const nothing = { first: null, last: null, email: null, phone: null };
  expect(guestOf(nothing)).toEqual({ name: null, email: null, phone: null });
});
