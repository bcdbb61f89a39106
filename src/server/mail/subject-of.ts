import type { MailKind } from "../../domain/mail-kind.ts";
import type { Booking } from "../bookings/booking.ts";
import { cancellationWords } from "./cancellation-words.ts";
import type { MailFacts } from "./facts.ts";
import { givenBackWords } from "./given-back-words.ts";
import { ownerWords } from "./owner-words.ts";
import { paymentWords } from "./payment-words.ts";
import { pixWords } from "./pix-words.ts";
import { mailWords } from "./words.ts";

/** Built from the booking's current state, because sent mails are not stored. */
export function subjectOf(
  kind: MailKind,
  {
    listing,
    booking,
  }: Pick<MailFacts, "listing"> & { booking: Pick<Booking, "code" | "language"> },
): string {
  const words = mailWords[booking.language];
  switch (kind) {
    case "confirmation":
      return words.confirmation.subject(listing, booking.code);
    case "payment-received":
      return words.paymentReceived.subject(booking.code);
    case "balance-reminder":
      return words.balanceReminder.subject(booking.code);
    case "nights-lost":
      return words.nightsLost.subject(booking.code);
    case "payment-returned":
      return words.returned.subject(booking.code);
    case "given-back":
      return givenBackWords[booking.language].subject(booking.code);
    case "cancellation":
      return cancellationWords[booking.language].subject(booking.code);
    case "stay-changed":
      return words.stayChanged.subject(booking.code);
    case "guest-links":
      return words.guestLinks.subject(booking.code);
    case "address-changed":
      return words.addressChanged.subject(booking.code);
    case "change-declined":
      return words.changeDeclined.subject(booking.code);
    case "change-lost":
      return words.changeLost.subject(booking.code);
    case "payment-open":
      return paymentWords[booking.language].subject(booking.code);
    case "pix-open":
      return pixWords[booking.language].open.subject(booking.code);
    case "pix-missing":
      return pixWords[booking.language].missing.subject(booking.code);
    case "pix-ended":
      return pixWords[booking.language].ended.subject(booking.code);
    case "pix-disowned":
      return pixWords[booking.language].disowned.subject(booking.code);
    default:
      return ownerWords[kind].subject(listing, booking.code);
  }
}
