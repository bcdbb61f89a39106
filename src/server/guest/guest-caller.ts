import type { Language } from "../../domain/language.ts";

/** The caller's address, and which links this browser has opened. */
export type GuestCaller = {
  /** The page's language; if missing, the booking's own applies. */
  readonly language?: Language;
  /** The network of the caller's address, for rate limits. */
  readonly address: string;
  /** The secret of a booking's link from the caller's cookie. */
  readonly secretOf: (code: string) => string | null;
  /** Stores the secret of a booking's link in the caller's cookie. */
  readonly keepSecret: (code: string, secret: string) => void;
};
