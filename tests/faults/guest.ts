import type { Stay } from "../../src/domain/stay.ts";

export type Answer = {
  readonly status: number;
  readonly ms: number;
  readonly body: { checkoutId?: string; code?: string };
};

/** One 'Book Now' over HTTP, with its duration. A cookie makes it the same visitor. */
export async function pressBookNow(
  url: string,
  quartoId: string,
  stay: Stay,
  { cookie = "", ...more }: { readonly cookie?: string; readonly [field: string]: unknown } = {},
): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(`${url}/payment/create-checkout-session`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ quartoId, startDate: stay.checkIn, endDate: stay.checkOut, ...more }),
  });
  const body = (await response.json()) as Answer["body"];
  return { status: response.status, ms: performance.now() - started, body };
}
