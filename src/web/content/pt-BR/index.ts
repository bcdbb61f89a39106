import { booking } from "./booking.ts";
import { error } from "./error.ts";
import { home } from "./home.ts";
import { shell } from "./shell.ts";

/**
 * The interface in Portuguese, one file per page. Texts that the specification quotes are byte for
 * byte, some of them in English. Large texts of a single page are bundled with that page
 * (`addPortuguese`).
 */
export const portuguese = {
  booking,
  error,
  home,
  shell,
};
