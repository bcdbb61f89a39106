import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../config.ts";
import { guestLinkUrl, inLanguage } from "../../contract/page-urls.ts";
import type { Booking } from "./booking.ts";

type Linked = Pick<Booking, "id" | "link_version">;
type Settings = Pick<Config, "LINK_SECRET" | "PUBLIC_URL">;

const SECRET_BYTES = 16;

/** Computed, so that every mail can print it and nothing has to be stored but the version. */
export function guestSecret({ LINK_SECRET }: Settings, { id, link_version }: Linked): string {
  const mac = createHmac("sha256", LINK_SECRET).update(`${id}:${link_version}`).digest();
  return mac.subarray(0, SECRET_BYTES).toString("base64url");
}

export function isGuestSecret(config: Settings, booking: Linked, given: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(guestSecret(config, booking))];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The link in a guest's mails. */
export function guestLink(
  config: Settings,
  booking: Linked & Pick<Booking, "code" | "language">,
): string {
  const url = guestLinkUrl(booking.code, guestSecret(config, booking));
  return `${config.PUBLIC_URL}${inLanguage(url, booking.language)}`;
}
