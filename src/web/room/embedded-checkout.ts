import type { StripeEmbeddedCheckout } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { Language } from "../../domain/language.ts";

export type PaymentKeys = { readonly publishableKey: string; readonly account: string };

const locales = { "pt-BR": "pt-BR", "en-US": "en" } as const;

/** The provider allows one live checkout per document, so each waits for the one before it. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Loads the payment script first, so that its failure holds no night; then asks for the session;
 * then mounts it, and tells once its frame has something to show. Returns how to take it away again, which is safe at any moment.
 */
export function mountCheckout(
  box: HTMLElement,
  { publishableKey, account, language }: PaymentKeys & { readonly language: Language },
  fetchClientSecret: () => Promise<string>,
  on: { painted(): void; failed(error: unknown): void },
): () => void {
  let gone = false;
  let checkout: StripeEmbeddedCheckout | null = null;

  async function mount(): Promise<void> {
    if (gone) return;
    const stripe = await loadStripe(publishableKey, {
      stripeAccount: account,
      locale: locales[language],
    });
    if (gone || !stripe) return;
    const clientSecret = await fetchClientSecret();
    if (gone) return;
    const created = await stripe.createEmbeddedCheckoutPage({ clientSecret });
    if (gone) return created.destroy();
    checkout = created;
    created.mount(box);
    // Empty until the provider's own page has come, which a weak line makes long. Not waited for:
    // a frame that is taken away never loads, and the next checkout waits for this one.
    const frame = box.querySelector("iframe");
    if (frame) frame.addEventListener("load", () => gone || on.painted(), { once: true });
    else on.painted();
  }

  previous = previous.then(mount).catch((error: unknown) => {
    if (!gone) on.failed(error);
  });
  return () => {
    gone = true;
    checkout?.destroy();
    checkout = null;
  };
}
