import type { GuestPayment } from "../../../contract/guest-payment.ts";

type Asked = Pick<GuestPayment, "page" | "installments">;

type CardStep =
  | { readonly at: "unopened" | "untold" }
  | { readonly at: "payable"; readonly page: NonNullable<GuestPayment["page"]> };

/** The guest is not sent to the provider's page before she was shown what the card costs. */
export function cardStep({ page, installments }: Asked): CardStep {
  if (!page) return { at: "unopened" };
  return installments.length === 0 ? { at: "untold" } : { at: "payable", page };
}
