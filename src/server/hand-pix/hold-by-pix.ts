import { createHash } from "node:crypto";
import type { PayApi, PayRequest } from "../../contract/pay-api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Language } from "../../domain/language.ts";
import type { Booking } from "../bookings/booking.ts";
import { type CheckoutKey, readKey, visitorOfKey } from "../bookings/checkout-key.ts";
import { guestSecret } from "../bookings/guest-link.ts";
import type { PixWish } from "../bookings/hold-request.ts";
import { holdAndOpen } from "../checkout/start-checkout.ts";
import { take } from "../database/tally.ts";
import type { Deps } from "../deps.ts";
import { getPixTerms } from "../property/get-pix-terms.ts";
import { openHandPix } from "./open-hand-pix.ts";
import { readPayer } from "./read-payer.ts";

type PixVisitor = {
  readonly language: Language;
  readonly visitorId: string | null;
  /** The neighbourhood of the caller's address, for limits. */
  readonly address: string;
  readonly becomeVisitor: (id?: string) => string;
  readonly keepSecret: (code: string, secret: string) => void;
};

/** Each sends two mails and may keep nights overnight; families share an address. */
const FROM_ONE_PLACE = { most: 10, windowMs: 10 * 60_000 };
const KEY = /^[0-9a-f]{32}$/;

export function createPayApi(deps: Deps, visitor: PixVisitor): PayApi {
  return {
    async holdByPix(key, request) {
      const booking = await holdByPix(deps, visitor, key, request);
      visitor.keepSecret(booking.code, guestSecret(deps.config, booking));
      return booking.code;
    },
  };
}

/** A hold like one that waits for a card, with a Pix instead of a session. */
async function holdByPix(
  deps: Deps,
  visitor: PixVisitor,
  key: string,
  { payer: typed, dueNow, ...wanted }: PayRequest,
): Promise<Booking> {
  if (!KEY.test(key)) throw new AppError("form-outdated");
  if (!(await getPixTerms(deps.db))?.onSite) throw new AppError("means-not-taken");
  const payer = readPayer(typed);
  await limitHolds(deps, visitor);
  const { language } = visitor;
  const bound = bind(readKey({ ...wanted, key }, language), [payer, dueNow]);
  const known = bound ? await visitorOfKey(deps.db, bound, visitor.visitorId) : undefined;
  const pix: PixWish = {
    payer,
    open: (change, bookingId, amount) => {
      if (amount !== dueNow) throw new AppError("offer-differs");
      return openHandPix(deps, change, bookingId, { purpose: "booking", amount, payer });
    },
  };
  const who = { visitorId: visitor.becomeVisitor(known), language };
  return holdAndOpen(deps, { ...wanted, key: bound, pix }, who, async (hold) => hold);
}

/** The same form with another payer is another wish. */
function bind(key: CheckoutKey | null, more: unknown): CheckoutKey | null {
  if (!key) return null;
  const body = createHash("sha256")
    .update(JSON.stringify([key.body, more]))
    .digest("hex");
  return { ...key, body };
}

async function limitHolds(deps: Deps, { address }: PixVisitor): Promise<void> {
  if (!deps.config.LIMITS) return;
  const budget = { of: `pix hold from ${address}`, ...FROM_ONE_PLACE };
  if (!(await take(deps, budget))) throw new AppError("too-many-requests");
}
