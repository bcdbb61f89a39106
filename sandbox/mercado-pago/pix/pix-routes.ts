import type { FastifyInstance } from "fastify";
import type { MakeEndpoint } from "../api/endpoint.ts";
import { readGiven } from "../api/read-given.ts";
import { badRequest, notInSandbox } from "../api/refusal.ts";
import { paymentBody } from "../payments/payment-body.ts";
import type { Sandbox } from "../sandbox.ts";
import { openPix } from "./open-pix.ts";
import { BEYOND_SANDBOX, PIX_CODES, type PixParameters, pixParameters } from "./pix-parameters.ts";

const MINUTE_MS = 60 * 1000;
const SHORTEST_LIFE_MS = 30 * MINUTE_MS;
const LONGEST_LIFE_MS = 30 * 24 * 60 * MINUTE_MS;

export function pixRoutes(server: FastifyInstance, sandbox: Sandbox, endpoint: MakeEndpoint) {
  const create = endpoint({
    status: 201,
    keyed: true,
    read: (given) => readPix(sandbox, given),
    act(parameters, { live }) {
      checkPixKey(sandbox);
      return paymentBody(sandbox, openPix(sandbox, live, parameters));
    },
  });

  server.post("/v1/payments", create);
}

/** Reads a new Pix, or refuses it as Mercado Pago does. */
function readPix(sandbox: Sandbox, given: unknown): PixParameters {
  const beyond = BEYOND_SANDBOX.find((name) => Object.hasOwn(Object(given), name));
  if (beyond) throw notInSandbox(beyond);
  const parameters = readGiven(pixParameters, given, PIX_CODES);
  if (parameters.payment_method_id !== "pix")
    throw notInSandbox(`payments by ${parameters.payment_method_id} without its own page`);
  checkExpiry(parameters.date_of_expiration, sandbox.now());
  return parameters;
}

/** Checked only when a code is requested, as Mercado Pago does. */
function checkPixKey({ habits }: Sandbox) {
  if (!habits.pixKey) throw badRequest("Collector user without key enabled for QR render", 13253);
}

function checkExpiry(at: number | undefined, now: number) {
  if (at === undefined) return;
  if (at < now + SHORTEST_LIFE_MS || at > now + LONGEST_LIFE_MS)
    throw badRequest("date_of_expiration must be between 30 minutes and 30 days from now", 23);
}
