import type { GuestBooking } from "../../contract/guest-api.ts";
import type { GuestPayment } from "../../contract/guest-payment.ts";
import { payeeOf } from "../../domain/payment-choice.ts";
import { latestOnOwnPage, type OwnPageSession } from "../begin/own-page-session.ts";
import { installmentsAt } from "../begin/quote-installments.ts";
import type { Booking } from "../bookings/booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { proposalCodeOf } from "../bookings/proposal-code-of.ts";
import type { Deps } from "../deps.ts";
import { drawQr } from "../draw-qr.ts";
import { getProperty } from "../property/get-property.ts";
import { askProvider } from "./ask-provider.ts";
import { stateOfPayment } from "./state-of-payment.ts";

/** The booking's latest payment with a page of its own, as the guest sees it. */
export async function lookAtPayment(deps: Deps, found: Booking): Promise<GuestPayment | null> {
  const begun = await latestOnOwnPage(deps, found.id);
  if (!begun) return null;
  const answer = await askProvider(deps, begun);
  const booking = await getBooking(deps.db, found.id);
  const row = (await latestOnOwnPage(deps, found.id)) ?? begun;
  const isProcessing = answer === "processing" && row.id === begun.id && row.state === "open";
  const state = isProcessing ? "processing" : await stateOfPayment(deps, booking, row);
  const { means, purpose, amount } = row;
  const isOpen = state === "open";
  return {
    ...{ state, means, purpose, amount },
    until: row.expires_at.getTime(),
    pix: isOpen && row.br_code ? { brCode: row.br_code, qr: drawQr(row.br_code) } : null,
    page: isOpen ? pageOf(deps, row) : null,
    installments:
      isOpen && means === "card" ? await installmentsAt(deps, row.provider, amount) : [],
    payee: payeeOf(await getProperty(deps.db)),
    proposalCode: await proposalCodeOf(deps.db, booking),
  };
}

/** For the guest's page of the booking, without asking the provider; null if none is open. */
export async function begunPayment(deps: Deps, booking: Booking): Promise<GuestBooking["payment"]> {
  const row = await latestOnOwnPage(deps, booking.id);
  if (row?.state !== "open") return null;
  const { means, purpose } = row;
  return (await stateOfPayment(deps, booking, row)) === "open" ? { means, purpose } : null;
}

function pageOf({ payments }: Deps, { pay_url: url, provider }: OwnPageSession) {
  const { label = provider } = payments.providers.find(({ name }) => name === provider) ?? {};
  return url ? { url, label } : null;
}
