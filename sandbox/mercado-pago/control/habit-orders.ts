import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { readOrder } from "../../problem.ts";
import { tellOther } from "../notifications/record-notification.ts";
import { REFUND_BEHAVIOURS, type Sandbox } from "../sandbox.ts";

const ms = z.int().min(0).max(3_600_000);
const habitsOrder = z.strictObject({
  refunds: z.enum(REFUND_BEHAVIOURS).optional(),
  pixKey: z.boolean().optional(),
  indexLagMs: ms.optional(),
  earlyMs: ms.optional(),
  merchantOrders: z.boolean().optional(),
  interestFreeUpTo: z.int().min(1).max(12).optional(),
});

const form = z.enum(["signed", "ipn"]);
const signedId = z.enum(["as_sent", "lower_case"]);
const styleOrder = z.strictObject({
  form: form.default("signed"),
  signedId: signedId.default("as_sent"),
});

/** Changes the format of one notification. */
export const styleChanges = z.strictObject({
  form: form.exactOptional(),
  signedId: signedId.exactOptional(),
});

/** A notification of another topic, whose ids may have letters. */
const sendOrder = z.strictObject({ topic: z.string().min(1), id: z.string().min(1) });

export function habitOrders(server: FastifyInstance, sandbox: Sandbox) {
  const { courier, habits } = sandbox;
  server.get("/habits", async () => habits);

  /** Changes only the named habits. */
  server.post("/habits", async (request) => {
    Object.assign(habits, readOrder(habitsOrder, request.body));
    return habits;
  });

  server.post("/webhooks/style", async (request) => {
    courier.style = readOrder(styleOrder, request.body);
    return courier.style;
  });

  server.post("/webhooks/send", async (request) => {
    const { topic, id } = readOrder(sendOrder, request.body);
    return tellOther(sandbox, topic, id);
  });
}
