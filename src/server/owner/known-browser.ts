import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { hostCookie, isSecure } from "../../config.ts";
import type { Deps } from "../deps.ts";
import type { Desk } from "./desk.ts";

const HALF_A_YEAR = 180 * 24 * 60 * 60;

/**
 * This browser's id, if the same person has signed in with it before. It grants nothing but a
 * separate rate limit, so that strangers cannot lock the person out.
 */
export function knownBrowser({ deps, headers }: Desk, email: string): string | null {
  const given = cookieNamed(headers, nameFor(deps, email)) ?? "";
  const [number = "", until = "", seal = ""] = given.split(".");
  if (Number(until) * 1000 < deps.clock()) return null;
  const right = Buffer.from(sealOf(deps, email, number, until));
  const shown = Buffer.from(seal);
  return right.length === shown.length && timingSafeEqual(right, shown) ? number : null;
}

/** The cookie set by a sign-in; on a shared computer there is one per person. */
export function rememberBrowser(desk: Desk, email: string): string {
  const { deps } = desk;
  const number = knownBrowser(desk, email) ?? randomUUID();
  const until = String(Math.floor(deps.clock() / 1000) + HALF_A_YEAR);
  const value = `${number}.${until}.${sealOf(deps, email, number, until)}`;
  const secure = isSecure(deps.config) ? "; Secure" : "";
  return `${nameFor(deps, email)}=${value}; Max-Age=${HALF_A_YEAR}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

export function cookieNamed(headers: Headers, name: string): string | null {
  const all = (headers.get("cookie") ?? "").split(/;\s*/);
  return all.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

function nameFor(deps: Deps, email: string): string {
  const whose = sign(deps, `browsers of ${plain(email)}`).slice(0, 12);
  return hostCookie(deps.config, `known-${whose}`);
}

function sealOf(deps: Deps, email: string, number: string, until: string): string {
  return sign(deps, `browser ${number} of ${plain(email)} until ${until}`);
}

function sign({ config }: Deps, text: string): string {
  return createHmac("sha256", config.AUTH_SECRET).update(text).digest("base64url");
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
