/** A Pix's number at Mercado Pago. */
export function pixNumber(checkoutId: string): number {
  return Number(checkoutId.replace("mp_pix_", ""));
}

/** A hosted page's id at Mercado Pago; empty: it is no such page. */
export function pageId(payUrl: string | null): string {
  return (payUrl && new URL(payUrl).searchParams.get("pref_id")) || "";
}
