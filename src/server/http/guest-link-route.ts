import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Config, hostCookie, isSecure } from "../../config.ts";
import {
  guestCancelUrl,
  guestChangeUrl,
  guestLinkUrl,
  guestPageUrl,
  guestPaymentUrl,
  guestPixUrl,
  guestReceiptUrl,
  inLanguage,
} from "../../contract/page-urls.ts";
import { isBookingCode } from "../../domain/booking.ts";
import { type Language, languages } from "../../domain/language.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Deps } from "../deps.ts";
import { findLinked } from "../guest/find-linked.ts";

const NINETY_DAYS = 90 * 24 * 60 * 60;

type Params = { readonly code: string; readonly secret: string };

/**
 * The link in a guest's mail. It changes nothing: it stores the secret in a cookie and redirects to
 * the page, so that no other script can read the secret in the URL. A wrong link leads to the same
 * page, which then says so.
 */
export async function guestLinkRoute(app: FastifyInstance, { deps }: { deps: Deps }) {
  for (const language of languages) {
    app.get<{ Params: Params }>(pattern(language), async (request, reply) => {
      const { code, secret } = request.params;
      const booking = await findLinked(deps, code, secret);
      if (booking) keepGuestSecret(deps.config, reply, booking.code, secret);
      return reply
        .header("cache-control", "no-store")
        .header("referrer-policy", "no-referrer")
        .redirect(inLanguage(guestPageUrl(booking?.code ?? code), language), 303);
    });
  }
}

/**
 * Page names below the guest's page, as pages or data files ('cancelar', 'recibo.data'), are no
 * secrets.
 */
const pages = [
  ...[guestCancelUrl, guestChangeUrl, guestPaymentUrl, guestPixUrl, guestReceiptUrl],
].map((url) => url("code").split("/").at(-1));
const SECRET = `:secret(^(?!(?:${pages.join("|")})$)[^./]+$)`;

function pattern(language: Language): string {
  return inLanguage(guestLinkUrl("code", SECRET).replace("/code/", "/:code/"), language);
}

export function keepGuestSecret(
  config: Config,
  reply: FastifyReply,
  code: string,
  secret: string,
): void {
  reply.setCookie(cookieName(config, code), secret, {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(config),
    path: "/",
    maxAge: NINETY_DAYS,
  });
}

/** The secret of a booking's link, if this browser has opened it. */
export function guestSecretFrom(
  config: Config,
  { cookies }: FastifyRequest,
  code: string,
): string | null {
  return isBookingCode(code) ? (cookies[cookieName(config, code)] ?? null) : null;
}

/** This browser has opened the link of the booking. */
export async function hasLinkOf(
  deps: Deps,
  request: FastifyRequest,
  { code }: Pick<Booking, "code">,
): Promise<boolean> {
  const secret = guestSecretFrom(deps.config, request, code);
  return secret !== null && (await findLinked(deps, code, secret)) !== undefined;
}

function cookieName(config: Config, code: string): string {
  return hostCookie(config, `reserva-${code}`);
}
