import { booking } from "./booking.ts";
import { error } from "./error.ts";
import { head } from "./head.ts";
import { home } from "./home.ts";
import { room } from "./room.ts";
import { shell } from "./shell.ts";

/**
 * The interface in Portuguese, one file per page. Texts the specification quotes stand there byte
 * for byte, some of them in English; the owner can change any of them without touching a component.
 * Words that one page alone says come with its code, where they are many (`addPortuguese`).
 */
export const portuguese = {
  booking,
  error,
  head,
  home,
  room,
  shell,
};
