import nodeHttp from "node:http";
import { calls } from "../../../src/contract/calls.ts";
import type { Stay } from "../../../src/domain/stay.ts";

/** The apparent source address and the cookie of a call. */
export type Caller = { readonly via: Way; readonly cookie?: string };

/**
 * Through our proxy, which appends the real address to what the caller claims; or directly to the
 * port, where the claim is all there is.
 */
type Way =
  | { readonly proxied: string; readonly claims?: string }
  | { readonly straightFrom: string; readonly claims: string };

/** The proxy's address: the only trusted one. */
export const PROXY = "127.0.0.1";

export type Answer = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
  readonly cookie: string;
};

const agent = new nodeHttp.Agent({ keepAlive: true, maxSockets: 64 });

export function bookNow(url: string, caller: Caller, room: string, stay: Stay): Promise<Answer> {
  const body = { quartoId: room, startDate: stay.checkIn, endDate: stay.checkOut };
  return call(url, caller, calls.startCheckout, body);
}

export function call(
  url: string,
  caller: Caller,
  { method, path }: { method: string; path: string },
  body?: object,
): Promise<Answer> {
  const { via, cookie = "" } = caller;
  const forwarded =
    "proxied" in via ? [via.claims, via.proxied].filter(Boolean).join(", ") : via.claims;
  const localAddress = "proxied" in via ? PROXY : via.straightFrom;
  const headers = { "content-type": "application/json", "x-forwarded-for": forwarded, cookie };
  return new Promise((resolve, reject) => {
    const request = nodeHttp.request(`${url}${path}`, { method, headers, agent, localAddress });
    request.on("error", (error: NodeJS.ErrnoException) => {
      // As browsers do: the kept-alive connection was closed in the meantime.
      const isStale = request.reusedSocket && error.code === "ECONNRESET";
      if (isStale) resolve(call(url, caller, { method, path }, body));
      else reject(error);
    });
    request.on("response", async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const [given = ""] = response.headers["set-cookie"] ?? [];
      resolve({
        status: response.statusCode ?? 0,
        retryAfter: response.headers["retry-after"] ?? null,
        body: JSON.parse(Buffer.concat(chunks).toString() || "null"),
        cookie: given.split(";")[0] ?? "",
      });
    });
    request.end(body ? JSON.stringify(body) : undefined);
  });
}
