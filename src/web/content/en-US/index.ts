import { booking } from "./booking.ts";
import { calendar } from "./calendar.ts";
import { confirmation } from "./confirmation.ts";
import { error } from "./error.ts";
import { guest } from "./guest.ts";
import { head } from "./head.ts";
import { home } from "./home.ts";
import { instead } from "./instead.ts";
import { payment } from "./payment.ts";
import { privacy } from "./privacy.ts";
import { room } from "./room.ts";
import { shell } from "./shell.ts";

/** The interface in English: the same keys, the same files. */
export const english = {
  booking,
  calendar,
  confirmation,
  error,
  guest,
  head,
  home,
  instead,
  payment,
  privacy,
  room,
  shell,
};
