import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../config.ts";
import { guestLinkUrl, inLanguage } from "../../contract/page-urls.ts";
import type { Booking } from "./booking.ts";
import type { GuestLink } from "./guest-link-rows.ts";

type Settings = Pick<Config, "LINK_SECRET" | "PUBLIC_URL">;

const ID_BYTES = 16;
const MAC_BYTES = 16;

/** The row's id and a code over row and booking. A link of before has the code alone. */
export function secretOf(config: Settings, { id, booking_id, version }: GuestLink): string {
  if (version !== null) return macOf(config, `${booking_id}:${version}`).toString("base64url");
  const mac = macOf(config, `${id}:${booking_id}`);
  return Buffer.concat([Buffer.from(id.replaceAll("-", ""), "hex"), mac]).toString("base64url");
}

function macOf({ LINK_SECRET }: Settings, text: string): Buffer {
  return createHmac("sha256", LINK_SECRET).update(text).digest().subarray(0, MAC_BYTES);
}

export function isSecretOf(config: Settings, link: GuestLink, given: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secretOf(config, link))];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The id of the row that a secret names; null for a link of before. */
export function rowNamedBy(secret: string): string | null {
  const bytes = Buffer.from(secret, "base64url");
  if (bytes.length !== ID_BYTES + MAC_BYTES) return null;
  const hex = bytes.subarray(0, ID_BYTES).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The link as it is mailed or handed out. */
export function guestLink(
  config: Settings,
  { code, language }: Pick<Booking, "code" | "language">,
  link: GuestLink,
): string {
  return `${config.PUBLIC_URL}${inLanguage(guestLinkUrl(code, secretOf(config, link)), language)}`;
}
