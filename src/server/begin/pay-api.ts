import { createHash } from "node:crypto";
import type { PayApi, PayRequest } from "../../contract/pay-api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Language } from "../../domain/language.ts";
import { BY_HAND, isOnSite } from "../../domain/payment-choice.ts";
import {
  type CheckoutKey,
  readKey,
  visitorOfKey,
  visitorOfUnanswered,
} from "../bookings/checkout-key.ts";
import { giveFirstLink } from "../bookings/give-first-link.ts";
import type { Deps } from "../deps.ts";
import { takerOnPage, waysFor } from "../payments/choose.ts";
import { getProperty } from "../property/get-property.ts";
import { begin } from "./begin.ts";
import { claimNights } from "./claim-nights.ts";
import { limitPayments } from "./limit-payments.ts";
import { quoteInstallments } from "./quote-installments.ts";
import { readPayer } from "./read-payer.ts";
import { type Begun, onOwnPage } from "./ways-for-nights.ts";

type PayVisitor = {
  readonly language: Language;
  readonly visitorId: string | null;
  /** The network of the caller's address, for rate limits. */
  readonly address: string;
  readonly becomeVisitor: (id?: string) => string;
  readonly keepSecret: (code: string, secret: string) => void;
};

const KEY = /^[0-9a-f]{32}$/;

export function createPayApi(deps: Deps, visitor: PayVisitor): PayApi {
  return {
    async hold(key, request) {
      const { booking, at } = await hold(deps, visitor, key, request);
      await giveFirstLink(deps, booking, visitor.keepSecret);
      return { code: booking.code, at };
    },
    quoteInstallments: (amount) => quoteInstallments(deps, amount),
  };
}

async function hold(
  deps: Deps,
  visitor: PayVisitor,
  key: string,
  { means, payer: typed, dueNow, unanswered, ...wanted }: PayRequest,
): Promise<Begun> {
  if (!KEY.test(key)) throw new AppError("form-outdated");
  const property = await getProperty(deps.db);
  const taker = takerOnPage(deps.payments, property, means);
  const isTaken = isOnSite(property.handPix, waysFor(deps.payments, property));
  if (taker === BY_HAND && !isTaken) throw new AppError("means-not-taken");
  const payer = readPayer(typed);
  await limitPayments(deps, means, [`hold from ${visitor.address}`]);
  const { language } = visitor;
  const bound = bind(readKey({ ...wanted, key }, language), [means, payer, dueNow]);
  const visitorId = unanswered
    ? await visitorOfUnanswered(deps.db, unanswered, visitor.visitorId)
    : visitor.visitorId;
  const known = bound ? await visitorOfKey(deps.db, bound, visitorId) : undefined;
  const who = { visitorId: visitor.becomeVisitor(known), language };
  const nights = claimNights(deps, { ...wanted, key: bound }, who);
  return begin(nights, onOwnPage(deps, taker, payer, dueNow));
}

/** The same form with another payer must not count as a repetition. */
function bind(key: CheckoutKey | null, more: unknown): CheckoutKey | null {
  if (!key) return null;
  const body = createHash("sha256")
    .update(JSON.stringify([key.body, more]))
    .digest("hex");
  return { ...key, body };
}
