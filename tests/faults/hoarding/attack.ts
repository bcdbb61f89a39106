import { stayAhead } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import type { Heard } from "../client.ts";
import type { Random } from "../random.ts";
import { bookNow, type Caller } from "./callers.ts";

export const ROOMS = ["mar", "coqueiro", "jangada", "farol"];
const ALL = [...ROOMS, "casa-inteira"];
export const LONGEST = 30;
export const HORIZON = 500;

/** How an attacker disguises where his calls come from. */
type Means = "household" | "forgers" | "strangers";

const hex = (value: number) => value.toString(16);

/** A new address, and usually a new cookie, for every attempt. */
function disguise(means: Means, visitor: number, random: Random): Caller {
  const claims = `198.51.100.${random.below(256)}`;
  if (means === "household") {
    // Within one IPv6 /64 whose prefix contains zeros.
    const rest = Array.from({ length: 4 }, () => hex(1 + random.below(65_535))).join(":");
    return { via: { proxied: `2001:db8::${rest}`, claims } };
  }
  // From one machine, bypassing the proxy.
  if (means === "forgers") return { via: { straightFrom: "127.0.0.2", claims } };
  // From a genuinely different address.
  return { via: { proxied: `203.0.${visitor >> 8}.${visitor & 255}`, claims } };
}

export type Attack = { readonly attempts: number; readonly visitors: number };

/** One attempt: any room, any dates, as many nights as allowed. */
export function createAttacker(app: FaultApp, { visitors }: Attack, random: Random) {
  const cookies = new Map<number, string>();
  return async (attempt: number): Promise<Heard> => {
    const visitor = attempt % visitors;
    // One in ten keeps the cookie, and so gives up its last hold for the next.
    const cookie = visitor % 10 === 0 ? (cookies.get(visitor) ?? "") : "";
    cookies.delete(visitor);
    const caller = { ...disguise(meansOf(visitor, visitors), visitor, random), cookie };
    const stay = stayAhead(app, 1 + random.below(HORIZON), 1 + random.below(LONGEST));
    const answer = await bookNow(app.url, caller, random.pick(ALL), stay);
    cookies.set(visitor, answer.cookie || cookie);
    return answer;
  };
}

/** Of ten attackers five share a network, four spoof, and one has an address of its own. */
function meansOf(visitor: number, visitors: number): Means {
  if (visitor < visitors * 0.5) return "household";
  return visitor < visitors * 0.9 ? "forgers" : "strangers";
}
