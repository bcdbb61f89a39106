import http from "node:http";
import { calls } from "../../../src/contract/calls.ts";
import type { Stay } from "../../../src/domain/stay.ts";

/** Where a call seems to come from, and which cookie it carries. */
export type Caller = { readonly via: Way; readonly cookie?: string };

/**
 * Through our proxy, which writes the caller's true address behind whatever the caller claimed; or
 * past it, straight to the port, where a claim is all there is.
 */
type Way =
  | { readonly proxied: string; readonly claims?: string }
  | { readonly straightFrom: string; readonly claims: string };

/** The address our proxy calls from: the only one the house believes. */
export const PROXY = "127.0.0.1";

/** Not this time: the house is busy, or the provider is. */
export const BUSY = 503;

export type Answer = { readonly status: number; readonly body: unknown; readonly cookie: string };

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

export function bookNow(url: string, caller: Caller, room: string, stay: Stay): Promise<Answer> {
  const body = { quartoId: room, startDate: stay.checkIn, endDate: stay.checkOut };
  return call(url, caller, calls.startCheckout, body);
}

export function call(
  url: string,
  { via, cookie = "" }: Caller,
  { method, path }: { method: string; path: string },
  body?: object,
): Promise<Answer> {
  const forwarded =
    "proxied" in via ? [via.claims, via.proxied].filter(Boolean).join(", ") : via.claims;
  const localAddress = "proxied" in via ? PROXY : via.straightFrom;
  const headers = { "content-type": "application/json", "x-forwarded-for": forwarded, cookie };
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}${path}`, { method, headers, agent, localAddress });
    request.on("error", reject);
    request.on("response", async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const [given = ""] = response.headers["set-cookie"] ?? [];
      resolve({
        status: response.statusCode ?? 0,
        body: JSON.parse(Buffer.concat(chunks).toString() || "null"),
        cookie: given.split(";")[0] ?? "",
      });
    });
    request.end(body ? JSON.stringify(body) : undefined);
  });
}
