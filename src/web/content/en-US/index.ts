import { booking } from "./booking.ts";
import { calendar } from "./calendar.ts";
import { confirmation } from "./confirmation.ts";
import { enquiry } from "./enquiry.ts";
import { error } from "./error.ts";
import { findBooking } from "./find-booking.ts";
import { guest } from "./guest.ts";
import { guestCancel } from "./guest-cancel.ts";
import { guestChange } from "./guest-change.ts";
import { guestPayment } from "./guest-payment.ts";
import { guestPix } from "./guest-pix.ts";
import { head } from "./head.ts";
import { home } from "./home.ts";
import { instead } from "./instead.ts";
import { parcelas } from "./parcelas.ts";
import { pay } from "./pay.ts";
import { payment } from "./payment.ts";
import { plans } from "./plans.ts";
import { privacy } from "./privacy.ts";
import { proposal } from "./proposal.ts";
import { receipt } from "./receipt.ts";
import { room } from "./room.ts";
import { shell } from "./shell.ts";
import { toPay } from "./to-pay.ts";
import { verify } from "./verify.ts";

/** The interface in English: the same keys, the same files. */
export const english = {
  booking,
  calendar,
  confirmation,
  enquiry,
  error,
  findBooking,
  guest,
  guestCancel,
  guestChange,
  guestPayment,
  guestPix,
  head,
  home,
  instead,
  parcelas,
  pay,
  payment,
  plans,
  privacy,
  proposal,
  receipt,
  room,
  shell,
  toPay,
  verify,
};
