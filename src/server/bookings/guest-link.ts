import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../config.ts";
import { guestLinkUrl, inLanguage } from "../../contract/page-urls.ts";
import type { Booking } from "./booking.ts";
import type { GuestLink } from "./guest-link-rows.ts";

type Settings = Pick<Config, "LINK_SECRET" | "PUBLIC_URL">;

const ID_BYTES = 16;
const MAC_BYTES = 16;

/** The row's id and a MAC over row and booking. */
export function secretOf(config: Settings, { id, booking_id }: GuestLink): string {
  const mac = createHmac("sha256", config.LINK_SECRET)
    .update(`${id}:${booking_id}`)
    .digest()
    .subarray(0, MAC_BYTES);
  return Buffer.concat([Buffer.from(id.replaceAll("-", ""), "hex"), mac]).toString("base64url");
}

export function isSecretOf(config: Settings, link: GuestLink, given: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secretOf(config, link))];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The row id in a secret, before the MAC is checked; null if it is malformed. */
export function rowNamedBy(secret: string): string | null {
  const bytes = Buffer.from(secret, "base64url");
  if (bytes.length !== ID_BYTES + MAC_BYTES) return null;
  const hex = bytes.subarray(0, ID_BYTES).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The link's URL. */
export function guestLink(
  config: Settings,
  { code, language }: Pick<Booking, "code" | "language">,
  link: GuestLink,
): string {
  return `${config.PUBLIC_URL}${inLanguage(guestLinkUrl(code, secretOf(config, link)), language)}`;
}
