import { expect, test, vi } from "vitest";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { checkForm } from "../form/read-form.ts";
import { perform, wish } from "./perform.server.ts";

const typed = {
  intent: "completePortalStay",
  version: "3",
  name: " Ana Lima ",
  phone: "",
  email: "",
  adults: "2",
  childrenUpTo12: "",
  childrenAbove12: "1",
  arrival: "",
  note: "",
  withMoney: "yes",
  price: "1.200",
  commission: "180,50",
  paidTo: "portal",
};

function read(changed: Readonly<Record<string, string | undefined>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changed })) {
    if (value !== undefined) form.set(name, value);
  }
  return checkForm(form, wish);
}

async function asked(changed: Readonly<Record<string, string | undefined>> = {}) {
  const completePortalStay = vi.fn<OwnerApi["completePortalStay"]>(async () => {});
  const checked = read(changed);
  if ("problems" in checked) throw new Error(JSON.stringify(checked.problems));
  await perform({ completePortalStay } as unknown as OwnerApi, "id", checked.value);
  const { bookingId, version, ...edit } = completePortalStay.mock.calls[0]?.[0] ?? {};
  expect({ bookingId, version }).toEqual({ bookingId: "id", version: Number(typed.version) });
  return edit;
}

test("what was typed is what is completed; nothing typed is nothing known", async () => {
  expect(await asked()).toEqual({
    guestName: "Ana Lima",
    guestPhone: null,
    guestEmail: null,
    guests: { adults: 2, childrenUpTo12: 0, childrenAbove12: 1 },
    expectedArrival: null,
    note: "",
    money: { price: 1_200_00, commission: 180_50, paidTo: "portal" },
  });
  const nothing = { name: "", adults: "", childrenAbove12: "", price: "", commission: "" };
  expect(await asked({ ...nothing, paidTo: undefined })).toMatchObject({
    guestName: null,
    guests: null,
    money: { price: null, commission: null },
  });
});

test("the team's form says nothing about money", async () => {
  const none = { withMoney: undefined, price: undefined, commission: undefined, paidTo: undefined };
  expect(await asked(none)).not.toHaveProperty("money");
});

test("children come with an adult, and a price with who has it", () => {
  expect(read({ adults: "" })).toMatchObject({ problems: { adults: expect.any(String) } });
  expect(read({ adults: "0" })).toMatchObject({ problems: { adults: expect.any(String) } });
  expect(read({ adults: "dois" })).toMatchObject({ problems: { adults: expect.any(String) } });
  expect(read({ paidTo: undefined })).toMatchObject({ problems: { paidTo: expect.any(String) } });
});
