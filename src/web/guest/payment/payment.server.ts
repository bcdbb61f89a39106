import { type RouterContextProvider, redirect } from "react-router";
import { guestPageUrl, guestPaymentUrl } from "../../../contract/page-urls.ts";
import { guestContext } from "../../context.ts";
import { localTo } from "../frame/own-page.server.ts";
import type { Shown } from "./shown.ts";

type Asked = {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly code: string };
  readonly request: Request;
  /** The URL without the router's own parameters. */
  readonly url: URL;
};

export async function lookAtPayment(asked: Asked): Promise<Shown> {
  const { context, params, request, url } = asked;
  const { code } = params;
  // The provider adds parameters on the way back. None of them is trusted, or kept in the URL.
  if (url.search) throw redirect(localTo(request, guestPaymentUrl(code)));
  const guest = context.get(guestContext);
  // First, because it settles the payment, and so may change the booking.
  const payment = await guest.getPayment(code);
  const booking = await guest.getBooking(code);
  // The page of a cancelled booking says what becomes of the money.
  const isUndone = payment?.state === "paid" && booking.state === "cancelled";
  if (!payment || isUndone) throw redirect(localTo(request, guestPageUrl(code)));
  return { booking, payment };
}
