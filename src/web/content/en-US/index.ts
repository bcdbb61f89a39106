import { booking } from "./booking.ts";
import { confirmation } from "./confirmation.ts";
import { error } from "./error.ts";
import { guest } from "./guest.ts";
import { head } from "./head.ts";
import { home } from "./home.ts";
import { payment } from "./payment.ts";
import { privacy } from "./privacy.ts";
import { room } from "./room.ts";
import { shell } from "./shell.ts";

/** The interface in English: the same keys, the same files. */
export const english = {
  booking,
  confirmation,
  error,
  guest,
  head,
  home,
  payment,
  privacy,
  room,
  shell,
};
