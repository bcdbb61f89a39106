import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Problem, readOrder } from "../../problem.ts";
import { paymentBody } from "../payments/payment-body.ts";
import {
  losePix,
  type PixEntry,
  type PixTransfer,
  receivePix,
  receivePixAgain,
  STRANGER,
} from "../pix/pay-pix.ts";
import type { Sandbox } from "../sandbox.ts";
import { type One, wantedPix } from "./wanted.ts";

const payOrder = z.strictObject({
  /** Centavos; half of what was asked, or all of it. */
  amount: z.union([z.int().min(1), z.enum(["all", "half"])]).default("all"),
  by: z.enum(["guest", "stranger"]).default("guest"),
  /** A code that has expired or was cancelled can only be paid late. */
  late: z.boolean().default(false),
  /** From the second on, each transfer is a payment of its own. */
  times: z.int().min(1).max(5).default(1),
});

export function pixOrders(server: FastifyInstance, sandbox: Sandbox) {
  server.post<One>("/payments/:id/pay", async (request) => {
    const entry = wantedPix(sandbox, request.params.id);
    const paid = payPix(sandbox, entry, readOrder(payOrder, request.body));
    return paid.map((one) => paymentBody(sandbox, one));
  });

  server.post<One>("/payments/:id/expire", async (request) => {
    const entry = wantedPix(sandbox, request.params.id);
    if (entry.status !== "pending") throw new Problem(409, `This Pix is ${entry.status}.`);
    entry.expiresAt = Math.min(entry.expiresAt ?? sandbox.now(), sandbox.now());
    losePix(sandbox, entry);
    return paymentBody(sandbox, entry);
  });
}

function payPix(
  sandbox: Sandbox,
  entry: PixEntry,
  { amount, by, late, times }: z.output<typeof payOrder>,
): PixEntry[] {
  const transfer: PixTransfer = {
    amount: centavosOf(entry, amount),
    paidBy: by === "stranger" ? STRANGER : undefined,
  };
  const isNew = entry.status === "pending" || (late && entry.status === "cancelled");
  if (!isNew && (entry.status !== "approved" || times < 2))
    throw new Problem(409, `This Pix is ${entry.status}.`);
  if (isNew) receivePix(sandbox, entry, transfer);
  const again = Array.from({ length: times - 1 }, () => receivePixAgain(sandbox, entry, transfer));
  return [entry, ...again];
}

function centavosOf({ asked }: PixEntry, amount: number | "all" | "half"): number {
  if (amount === "all") return asked;
  return amount === "half" ? Math.floor(asked / 2) : amount;
}
