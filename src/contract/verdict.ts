import type { Day } from "../domain/day.ts";

/** Whether a phone, address or key that a guest was given is the house's. */
export type Verdict =
  | {
      readonly kind: "ours";
      readonly what: "phone" | "e-mail" | "site" | "payee" | "cnpj";
      /** Set for a Pix key that replaced another. */
      readonly since?: Day;
    }
  /** A Pix key that the house had until this day. */
  | { readonly kind: "was-ours"; readonly until: Day }
  /** A Pix key that was shown on the site without being the house's. */
  | { readonly kind: "do-not-pay"; readonly since: Day }
  | { readonly kind: "not-ours" }
  /** A booking's code is answered by a mail to its own address, if there is such a booking. */
  | { readonly kind: "mailed" };
