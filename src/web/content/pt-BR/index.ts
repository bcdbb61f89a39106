import { booking } from "./booking.ts";
import { confirmation } from "./confirmation.ts";
import { error } from "./error.ts";
import { head } from "./head.ts";
import { home } from "./home.ts";
import { payment } from "./payment.ts";
import { privacy } from "./privacy.ts";
import { room } from "./room.ts";
import { shell } from "./shell.ts";

/**
 * The interface in Portuguese, one file per page. Texts the specification quotes stand there byte
 * for byte, some of them in English; the owner can change any of them without touching a component.
 */
export const portuguese = {
  booking,
  confirmation,
  error,
  head,
  home,
  payment,
  privacy,
  room,
  shell,
};
