import { readGiven } from "../api/read-given.ts";
import { badRequest, notInSandbox } from "../api/refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { BEYOND_SANDBOX, PIX_CODES, type PixParameters, pixParameters } from "./pix-parameters.ts";

const MINUTE_MS = 60 * 1000;
const SHORTEST_LIFE_MS = 30 * MINUTE_MS;
const LONGEST_LIFE_MS = 30 * 24 * 60 * MINUTE_MS;

/** Reads a new Pix, or refuses it as Mercado Pago does. */
export function readPix(sandbox: Sandbox, given: unknown): PixParameters {
  const beyond = BEYOND_SANDBOX.find((name) => Object.hasOwn(Object(given), name));
  if (beyond) throw notInSandbox(beyond);
  const parameters = readGiven(pixParameters, given, PIX_CODES);
  if (parameters.payment_method_id !== "pix")
    throw notInSandbox(`payments by ${parameters.payment_method_id} without its own page`);
  checkExpiry(parameters.date_of_expiration, sandbox.now());
  return parameters;
}

/** Known only once the account is asked for a code. */
export function checkPixKey({ habits }: Sandbox) {
  if (!habits.pixKey) throw badRequest("Collector user without key enabled for QR render", 13253);
}

function checkExpiry(at: number | undefined, now: number) {
  if (at === undefined) return;
  if (at < now + SHORTEST_LIFE_MS || at > now + LONGEST_LIFE_MS)
    throw badRequest("date_of_expiration must be between 30 minutes and 30 days from now", 23);
}
