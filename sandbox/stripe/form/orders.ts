import { z } from "zod";
import type { PaymentOutcome } from "../paying/pay-by-card.ts";
import type { SessionEntry } from "../state/books.ts";
import { cardSchema, type Payer, payerSchema } from "../state/payer.ts";

const clientSecret = z.string();
const payer = payerSchema.transform((one) => ({ ...one, phone: internationalPhone(one) }));

export const cardOrder = z.strictObject({ clientSecret, payer, card: cardSchema });

export const pixOrder = z.strictObject({ clientSecret, payer });

export const challengeOrder = z.strictObject({
  clientSecret,
  challenge: z.string(),
  authorized: z.boolean(),
});

const FIELD_OF_CODE: Record<string, string> = {
  incorrect_number: "cardNumber",
  expired_card: "cardExpiry",
  incorrect_cvc: "cardCvc",
};

/** The outcome as the form shows it. */
export function answerFor(result: PaymentOutcome, entry: SessionEntry) {
  switch (result.outcome) {
    case "challenge":
      return result;
    case "declined": {
      const { code, sentence } = result.decline;
      return { outcome: "declined", sentence, field: FIELD_OF_CODE[code] ?? null };
    }
    case "expired":
      return { outcome: "expired" };
    // Paid by an attempt whose response was lost: the same for the guest.
    case "already_complete":
    case "complete":
      return { outcome: "complete", returnUrl: returnUrl(entry) };
  }
}

/** Stripe stores numbers in international format; guests type them without the prefix. */
function internationalPhone({ phone, country }: Payer): string {
  const digits = phone.replace(/\D/g, "");
  if (digits === "") return "";
  const local = country === "BR" && !phone.trim().startsWith("+");
  return local ? `+55${digits.replace(/^0+/, "")}` : `+${digits}`;
}

/** Null if the embedding page is notified instead of redirected. */
function returnUrl({ session }: SessionEntry): string | null {
  const leaves = session.redirect_on_completion === "always";
  if (!leaves || session.return_url === undefined) return null;
  return session.return_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}
