import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { FAULT_MODES } from "../../payments/faults.ts";
import { readOrder } from "../../problem.ts";
import { REFUND_BEHAVIOURS, type Sandbox } from "../sandbox.ts";

const faultOrder = z.strictObject({
  path: z.string().regex(/^(\*|\/(v1|checkout|users)\/.+)$/),
  method: z.enum(["GET", "POST", "PUT"]).nullable().default(null),
  mode: z.enum(FAULT_MODES),
  times: z.int().min(1).default(1),
  ms: z.int().min(0).default(0),
});

const ms = z.int().min(0).max(3_600_000);
const habitsOrder = z.strictObject({
  refunds: z.enum(REFUND_BEHAVIOURS).optional(),
  pixKey: z.boolean().optional(),
  indexLagMs: ms.optional(),
  earlyMs: ms.optional(),
  merchantOrders: z.boolean().optional(),
  interestFreeUpTo: z.int().min(1).max(12).optional(),
});

export function troubleOrders(server: FastifyInstance, sandbox: Sandbox) {
  server.post("/faults", async (request) => {
    sandbox.faults.order(readOrder(faultOrder, request.body));
    return sandbox.faults.list();
  });

  server.delete("/faults", async () => {
    sandbox.faults.clear();
    return sandbox.faults.list();
  });

  /** Changes only what is named. */
  server.post("/habits", async (request) => {
    Object.assign(sandbox.habits, readOrder(habitsOrder, request.body));
    return sandbox.habits;
  });
}
