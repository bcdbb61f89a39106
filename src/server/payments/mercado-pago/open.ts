import type { PaymentSession, SessionOrder } from "../provider.ts";
import { toCardSession } from "./card-session.ts";
import type { Client } from "./client.ts";
import type { Finder } from "./find.ts";
import type { OpenedPages } from "./opened-pages.ts";
import { toPixBody, toPreferenceBody } from "./order.ts";
import { toPixSession } from "./pix-session.ts";
import type { Mode } from "./session.ts";
import { paymentShape, preferenceShape } from "./shapes.ts";

export async function openPix(
  client: Client,
  order: SessionOrder,
  mode: Mode,
): Promise<PaymentSession> {
  const key = `checkout:${order.sessionId}`;
  const payment = await client.post("/v1/payments", paymentShape, toPixBody(order), key);
  return toPixSession(payment, [], mode);
}

/** Mercado Pago accepts no idempotency key for a page, so looks before opening another. */
export async function openCard(
  client: Client,
  finder: Finder,
  opened: OpenedPages,
  order: SessionOrder,
  { mode, now }: { readonly mode: Mode; readonly now: number },
): Promise<PaymentSession> {
  const { sessionId: reference } = order;
  const known = await finder.findCardSession(reference);
  if (known) return known;
  const body = toPreferenceBody(order);
  const page = await client.post("/checkout/preferences", preferenceShape, body, null);
  opened.add(reference, page.id);
  const session = toCardSession({ reference, payments: [], preferences: [page] }, mode, now);
  if (!session) throw new Error("a page that was not opened");
  return session;
}
