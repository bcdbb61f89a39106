import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { isLiveToken } from "../../../config.ts";
import { AppError } from "../../../domain/app-error.ts";
import type { Notice, PaymentEvent } from "../provider.ts";
import { chargebackId, isNumber, sessionIdOfPayment } from "./ids.ts";
import type { Mode } from "./session.ts";

const shape = z.object({
  id: z.union([z.int(), z.string().regex(/^[\w-]{1,64}$/)]).transform(String),
  type: z.string().max(64),
  action: z.string().max(64).nullish().catch(null),
  live_mode: z.boolean(),
  user_id: z.union([z.int(), z.string()]).transform(String).nullish().catch(null),
  date_created: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .nullish()
    .catch(null),
});

/** The account whose events are ours; null if the token does not contain it. */
export type Account = Mode & { readonly userId: string | null };

/** A token ends with the number of its account. */
export function accountOf(token: string): Account {
  return { isLive: isLiveToken(token), userId: /-(\d{6,})$/.exec(token)?.[1] ?? null };
}

/**
 * Only the id in the query is signed, so nothing else is trusted: an event is a hint to fetch. No
 * time limit, because a replayed hint only fetches once more.
 */
export function readNotice(notice: Notice, secret: string, account: Account): PaymentEvent {
  const dataId = one(notice.query["data.id"]);
  if (!dataId || !isSigned(notice, dataId, secret)) throw new AppError("signature-invalid");
  const event = readBody(notice.body);
  const isOfPayment = event.type === "payment" && isNumber(dataId);
  const isOfChargeback = event.type === "topic_chargebacks_wh" && isNumber(dataId);
  return {
    id: `mp_${event.id}`,
    type: event.action ?? event.type,
    ours:
      event.live_mode === account.isLive &&
      (!account.userId || !event.user_id || event.user_id === account.userId),
    checkoutId: isOfPayment ? sessionIdOfPayment(dataId) : null,
    refundId: null,
    chargebackId: isOfChargeback ? chargebackId(dataId) : null,
    madeAt: event.date_created ?? null,
    canBeEarly: isOfPayment,
  };
}

function readBody(body: Buffer) {
  try {
    return shape.parse(JSON.parse(body.toString("utf8")));
  } catch (error) {
    throw new AppError("signature-invalid", {}, { cause: error });
  }
}

/**
 * Ids with letters are signed either as sent or in lower case: Mercado Pago's own libraries
 * disagree.
 */
function isSigned({ headers }: Notice, dataId: string, secret: string): boolean {
  const { ts, v1 } = readSignature(one(headers["x-signature"]) ?? "");
  const requestId = one(headers["x-request-id"]);
  if (!ts || !v1) return false;
  const rest = `${requestId ? `request-id:${requestId};` : ""}ts:${ts};`;
  return [dataId, dataId.toLowerCase()].some((id) => isProof(v1, `id:${id};${rest}`, secret));
}

/** 'ts=1742505638683,v1=ced36a…' */
function readSignature(header: string): Readonly<Record<string, string>> {
  const parts = header.split(",").map((part) => part.trim().split("=", 2));
  return Object.fromEntries(parts.map(([name = "", value = ""]) => [name, value]));
}

function isProof(given: string, manifest: string, secret: string): boolean {
  const right = createHmac("sha256", secret).update(manifest).digest();
  const shown = Buffer.from(given, "hex");
  return shown.length === right.length && timingSafeEqual(shown, right);
}

const one = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
