import type { Stripe } from "stripe";
import { z } from "zod";
import { EXPANDABLE, expand } from "../api/expand.ts";
import { integerBetween, metadata, text } from "../api/parameter-types.ts";
import { invalidParameter, noSuch, StripeRefusal } from "../api/refusal.ts";
import { intentOf } from "../paying/intent.ts";
import type { Sandbox } from "../sandbox.ts";
import type { IntentEntry } from "../state/books.ts";

export const refundParameters = z.strictObject({
  amount: integerBetween(1, 99_999_999).optional(),
  charge: text().optional(),
  payment_intent: text().optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata: metadata.optional(),
  expand: expand(EXPANDABLE.refund),
});

export type RefundParameters = z.output<typeof refundParameters>;

export type Refundable = { entry: IntentEntry; charge: Stripe.Charge; amount: number };

/** Finds the charge to refund, or refuses as Stripe does. */
export function checkRefund(
  sandbox: Sandbox,
  account: string,
  parameters: RefundParameters,
): Refundable {
  const entry = findIntent(sandbox, account, parameters);
  const { charge } = entry;
  if (!charge)
    throw new StripeRefusal(
      400,
      `This PaymentIntent (${entry.intent.id}) does not have a successful charge to refund.`,
    );
  if (charge.disputed)
    throw new StripeRefusal(
      400,
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      {
        code: "charge_disputed",
      },
    );
  return { entry, charge, amount: checkAmount(charge, parameters.amount) };
}

function findIntent(
  sandbox: Sandbox,
  account: string,
  { payment_intent, charge }: RefundParameters,
): IntentEntry {
  if (payment_intent !== undefined)
    return intentOf(sandbox, account, payment_intent, "payment_intent");
  if (charge === undefined)
    throw new StripeRefusal(
      400,
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  const entry = sandbox.books.intents.find(
    (one) => one.charge?.id === charge && one.account === account,
  );
  if (!entry) throw noSuch("charge", charge, "charge");
  return entry;
}

function checkAmount(charge: Stripe.Charge, asked: number | undefined): number {
  const rest = charge.amount_captured - charge.amount_refunded;
  if (rest === 0)
    throw new StripeRefusal(400, `Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  const amount = asked ?? rest;
  if (amount > rest)
    throw invalidParameter(
      "amount",
      `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(rest)})`,
    );
  return amount;
}

function money(centavos: number): string {
  return `R$${(centavos / 100).toFixed(2)}`;
}
