import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { modeOrder, releaseOrder } from "../../payments/control/delivery-orders.ts";
import { Problem, readOrder } from "../../problem.ts";
import { tellOther } from "../notifications/record-notification.ts";
import type { Sandbox } from "../sandbox.ts";
import type { One } from "./wanted.ts";

const form = z.enum(["signed", "ipn"]);
const signedId = z.enum(["as_sent", "lower_case"]);
const styleOrder = z.strictObject({
  form: form.default("signed"),
  signedId: signedId.default("as_sent"),
});
const deliverOrder = z.strictObject({ form: form.optional(), signedId: signedId.optional() });

/** Another topic, whose ids may have letters. */
const sendOrder = z.strictObject({ topic: z.string().min(1), id: z.string().min(1) });

export function webhookOrders(server: FastifyInstance, sandbox: Sandbox) {
  const { courier } = sandbox;

  server.post("/webhooks", async (request) => {
    courier.mode = readOrder(modeOrder, request.body);
    return courier.mode;
  });

  server.post("/webhooks/style", async (request) => {
    courier.style = readOrder(styleOrder, request.body);
    return courier.style;
  });

  server.post("/webhooks/release", async (request) => ({
    released: await courier.release(readOrder(releaseOrder, request.body)),
  }));

  server.post("/webhooks/send", async (request) => {
    const { topic, id } = readOrder(sendOrder, request.body);
    return tellOther(sandbox, topic, id);
  });

  server.post<One>("/notifications/:id/deliver", async (request) => {
    const { id } = request.params;
    const entry = sandbox.books.notifications.find((one) => String(one.id) === id);
    if (!entry) throw new Problem(404, `No such notification: ${id}`);
    const style = readOrder(deliverOrder, request.body);
    const delivery = await courier.deliverNow(entry, {
      ...(style.form && { form: style.form }),
      ...(style.signedId && { signedId: style.signedId }),
    });
    if (!delivery) throw new Problem(409, "No webhook address is set.");
    return delivery;
  });
}
