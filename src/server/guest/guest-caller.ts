import type { Language } from "../../domain/language.ts";

/** Who calls: from where, and which links this browser has opened. */
export type GuestCaller = {
  /** Of the page; without it, the booking's own. */
  readonly language?: Language;
  /** The neighbourhood of the caller's address, for limits. */
  readonly address: string;
  /** The secret of a booking's link from the caller's cookie. */
  readonly secretOf: (code: string) => string | null;
  /** Keeps the secret of a booking's link in the caller's cookie. */
  readonly keepSecret: (code: string, secret: string) => void;
};
