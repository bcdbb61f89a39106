import type { StripeEmbeddedCheckout } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

export type PaymentKeys = { readonly publishableKey: string; readonly account: string };

/** The provider allows one live checkout per document, so each waits for the one before it. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Loads the payment script first, so that its failure holds no night; then asks for the session;
 * then mounts it. Returns how to take it away again, which is safe at any moment.
 */
export function mountCheckout(
  box: HTMLElement,
  keys: PaymentKeys,
  fetchClientSecret: () => Promise<string>,
  on: { ready(): void; failed(error: unknown): void },
): () => void {
  let gone = false;
  let checkout: StripeEmbeddedCheckout | null = null;

  async function mount(): Promise<void> {
    if (gone) return;
    const stripe = await loadStripe(keys.publishableKey, {
      stripeAccount: keys.account,
      locale: "pt-BR",
    });
    if (gone || !stripe) return;
    const clientSecret = await fetchClientSecret();
    if (gone) return;
    const created = await stripe.createEmbeddedCheckoutPage({ clientSecret });
    if (gone) return created.destroy();
    checkout = created;
    created.mount(box);
    on.ready();
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
