import type { GuestCaller } from "../../src/server/guest/guest-caller.ts";

/** A browser that has opened a link, or that has not. */
export function guestCaller(secret: string | null, address = "127.0.0.1"): GuestCaller {
  return { address, secretOf: () => secret, keepSecret: () => {} };
}
