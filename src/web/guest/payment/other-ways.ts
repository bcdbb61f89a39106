import {
  guestChangeUrl,
  guestPageUrl,
  OTHERWISE,
  payUrl,
  proposalUrl,
} from "../../../contract/page-urls.ts";
import { roomsUrl } from "../../../contract/rooms-in-address.ts";
import { everybodyIn } from "../../../domain/parties.ts";
import type { OnlineMeans } from "../../../domain/payment-choice.ts";
import { PAYMENT_ID } from "../to-do.tsx";
import type { Shown } from "./shown.ts";

/** The URL to pay the same purpose by a means, again or instead. */
export function urlToPay({ booking, payment }: Shown, means: OnlineMeans): string {
  if (payment.purpose === "change") return guestChangeUrl(booking.code);
  if (payment.purpose === "balance") return `${guestPageUrl(booking.code)}#${PAYMENT_ID}`;
  if (payment.proposalCode) return `${proposalUrl(payment.proposalCode)}?${OTHERWISE}`;
  const { rooms, checkIn, checkOut, total, ways } = booking;
  const stay = { checkIn, checkOut };
  // A card in the provider's frame is paid on the room's page.
  if (means === "card" && ways.card === "frame") return roomsUrl(rooms, { stay });
  const [first, ...others] = rooms;
  const guests = everybodyIn(rooms.map((room) => room.guests));
  const how = { paysAll: payment.amount === total, means };
  return payUrl(first?.listingId ?? "", { stay, guests, others }, how);
}

/** The other means, if the house takes it; null: there is none. */
export function otherMeans({ booking: { ways }, payment }: Shown): OnlineMeans | null {
  if (payment.means === "pix") return ways.card && "card";
  return ways.pix ? "pix" : null;
}
