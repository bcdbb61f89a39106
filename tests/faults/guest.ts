import type { Stay } from "../../src/domain/stay.ts";
import { call, untilHeard } from "./client.ts";

export type Booked = {
  readonly status: number;
  readonly ms: number;
  readonly body: { checkoutId?: string; code?: string };
};

/** One 'Book Now' over HTTP, with its duration. A cookie makes it the same visitor. */
export async function pressBookNow(
  url: string,
  quartoId: string,
  stay: Stay,
  {
    cookie: own = "",
    ...more
  }: { readonly cookie?: string; readonly [field: string]: unknown } = {},
): Promise<Booked> {
  let cookie = own;
  const { status, ms, headers, text } = await untilHeard(async () => {
    const answer = await call(`${url}/payment/create-checkout-session`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ quartoId, startDate: stay.checkIn, endDate: stay.checkOut, ...more }),
    });
    // A refused visitor may hold the nights already, so the retry carries her cookie.
    cookie ||= answer.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    return answer;
  });
  const isJson = headers.get("content-type")?.includes("json");
  return { status, ms, body: isJson ? JSON.parse(text) : {} };
}
