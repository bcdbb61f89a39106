import { type RouterContextProvider, redirect } from "react-router";
import { guestPageUrl, guestPaymentUrl } from "../../../contract/page-urls.ts";
import { guestContext } from "../../context.ts";
import { localTo } from "../frame/own-page.server.ts";
import type { Shown } from "./shown.ts";

type Asked = {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly code: string };
  readonly request: Request;
  /** Without what the router adds to the address for itself. */
  readonly url: URL;
};

export async function lookAtPayment(asked: Asked): Promise<Shown> {
  const { context, params, request, url } = asked;
  const { code } = params;
  // The provider adds its own words on the way back. Nothing of them is believed, or kept.
  if (url.search) throw redirect(localTo(request, guestPaymentUrl(code)));
  const guest = context.get(guestContext);
  // First, because asking settles it, and the booking with it.
  const payment = await guest.getPayment(code);
  const booking = await guest.getBooking(code);
  // Of a cancelled booking its own page says what becomes of the money.
  const isUndone = payment?.state === "paid" && booking.state === "cancelled";
  if (!payment || isUndone) throw redirect(localTo(request, guestPageUrl(code)));
  return { booking, payment };
}
