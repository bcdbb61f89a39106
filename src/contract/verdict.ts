import type { Day } from "../domain/day.ts";

/** Whether something that the guest was told to use is the house's. */
export type Verdict =
  | {
      readonly kind: "ours";
      readonly what: "phone" | "e-mail" | "site" | "payee" | "cnpj";
      /** From this day on, of a Pix key that followed another. */
      readonly since?: Day;
    }
  /** A Pix key that the house had until this day. */
  | { readonly kind: "was-ours"; readonly until: Day }
  /** A Pix key that stood here without being the house's. */
  | { readonly kind: "do-not-pay"; readonly since: Day }
  | { readonly kind: "not-ours" }
  /** A booking's code is answered by a mail to its own address, if there is such a booking. */
  | { readonly kind: "mailed" };
