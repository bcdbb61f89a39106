import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Problem, readOrder } from "../../problem.ts";
import type { Sandbox } from "../sandbox.ts";
import { modeOrder, releaseOrder } from "./delivery-orders.ts";

type OneEvent = { Params: { id: string } };

const deliverOrder = z.strictObject({
  account: z.string().optional(),
  livemode: z.boolean().optional(),
});

export function eventOrders(server: FastifyInstance, sandbox: Sandbox) {
  const { courier } = sandbox;

  server.post("/webhooks", async (request) => {
    courier.mode = readOrder(modeOrder, request.body);
    return courier.mode;
  });

  server.post("/webhooks/release", async (request) => ({
    released: await courier.release(readOrder(releaseOrder, request.body)),
  }));

  server.post<OneEvent>("/events/:id/deliver", async (request) => {
    const entry = sandbox.books.events.find(({ event }) => event.id === request.params.id);
    if (!entry) throw new Problem(404, `No such event: ${request.params.id}`);
    const { account, livemode } = readOrder(deliverOrder, request.body);
    const delivery = await courier.deliverNow(entry, {
      ...(account !== undefined && { account }),
      ...(livemode !== undefined && { livemode }),
    });
    if (!delivery) throw new Problem(409, "No webhook address is set.");
    return delivery;
  });
}
