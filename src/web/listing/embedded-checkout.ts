import type { StripeEmbeddedCheckout } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { Language } from "../../domain/language.ts";

export type PaymentKeys = { readonly publishableKey: string; readonly account: string | null };

const locales = { "pt-BR": "pt-BR", "en-US": "en" } as const;

/** The provider allows one checkout per document, so each waits for the previous one. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Loads the payment script first, so that a failure holds no nights; then opens the session, mounts
 * it, and reports when its frame has loaded. Returns an unmount function that is safe at any time.
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
      ...(account && { stripeAccount: account }),
      locale: locales[language],
    });
    if (gone || !stripe) return;
    const clientSecret = await fetchClientSecret();
    if (gone) return;
    const created = await stripe.createEmbeddedCheckoutPage({ clientSecret });
    if (gone) return created.destroy();
    checkout = created;
    created.mount(box);
    // Blank until the provider's page has loaded, which takes long on a weak connection. Not
    // awaited: a removed frame never loads, and would block the next checkout.
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
