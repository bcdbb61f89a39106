import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { GuestApi, GuestBooking } from "../../../contract/guest-api.ts";
import type { GuestPayment } from "../../../contract/guest-payment.ts";
import { guestContext } from "../../context.ts";
import { lookAtPayment } from "./payment.server.ts";

const CODE = "MARE-7K42XB";

function look(
  state: GuestBooking["state"],
  payment: GuestPayment["state"] | null,
  address = `/reserva/${CODE}/pagar`,
) {
  const asked: string[] = [];
  const context = new RouterContextProvider();
  context.set(guestContext, {
    getBooking: async () => {
      asked.push("booking");
      return { state };
    },
    getPayment: async () => {
      asked.push("payment");
      return payment && { state: payment };
    },
  } as unknown as GuestApi);
  const url = new URL(address, "https://casa.example");
  const looked = lookAtPayment({ context, params: { code: CODE }, request: new Request(url), url });
  return looked.then(
    (shown) => ({ shown, asked, to: null }),
    (thrown: Response) => ({ shown: null, asked, to: thrown.headers.get("location") }),
  );
}

test("asks the provider first: that may change the booking", async () => {
  const { shown, asked } = await look("confirmed", "paid");
  expect(shown).toEqual({ booking: { state: "confirmed" }, payment: { state: "paid" } });
  expect(asked).toEqual(["payment", "booking"]);
});

test.each([
  ["without a payment", "confirmed", null],
  ["that was paid and cancelled later", "cancelled", "paid"],
] as const)("a booking %s is shown on its own page", async (_, state, payment) => {
  expect((await look(state, payment)).to).toBe(`/reserva/${CODE}`);
});

test.each([
  [`/reserva/${CODE}/pagar?payment_id=1&status=approved`, `/reserva/${CODE}/pagar`],
  [`/en/reserva/${CODE}/pagar?status=null`, `/en/reserva/${CODE}/pagar`],
])("what the provider adds to %s is dropped, and nothing of it believed", async (from, to) => {
  const answer = await look("held", "open", from);
  expect(answer).toMatchObject({ to, asked: [] });
});
