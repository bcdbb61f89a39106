import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { GuestApi, GuestBooking } from "../../../contract/guest-api.ts";
import type { GuestPix } from "../../../contract/guest-pix.ts";
import { guestContext } from "../../context.ts";
import { lookAtPix } from "./pix.server.ts";

const CODE = "MARE-7K42XB";

function look(state: GuestBooking["state"], pix: GuestPix["state"] | null) {
  const context = new RouterContextProvider();
  context.set(guestContext, {
    getBooking: async () => ({ state }),
    getPix: async () => pix && { state: pix },
  } as unknown as GuestApi);
  const request = new Request(`https://casa.example/reserva/${CODE}/pix`);
  return lookAtPix({ context, params: { code: CODE }, request }).catch((thrown: unknown) => thrown);
}

test.each([
  ["without a Pix", "confirmed", null],
  ["that was paid and cancelled later", "cancelled", "received"],
] as const)("a booking %s is shown on its own page", async (_, state, pix) => {
  const answer = (await look(state, pix)) as Response;
  expect(answer.headers.get("location")).toBe(`/reserva/${CODE}`);
});

test.each([
  ["confirmed", "received"],
  ["refunded", "received"],
  ["cancelled", "ended"],
] as const)("the Pix of a %s booking is shown if it is %s", async (state, pix) => {
  expect(await look(state, pix)).toEqual({ booking: { state }, pix: { state: pix } });
});
