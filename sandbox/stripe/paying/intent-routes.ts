import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { endpoints } from "../api/endpoint.ts";
import { EXPANDABLE, expand, expanded } from "../api/expand.ts";
import { readParameters } from "../api/read-parameters.ts";
import type { Sandbox } from "../sandbox.ts";
import { intentOf } from "./intent.ts";

const intentParameters = z.strictObject({ expand: expand(EXPANDABLE.intent) });

export function intentRoutes(
  server: FastifyInstance,
  sandbox: Sandbox,
  endpoint: ReturnType<typeof endpoints>,
) {
  const retrieve = endpoint({
    read: (form) => readParameters(intentParameters, form),
    act: (input, { account, id }) =>
      expanded(sandbox, intentOf(sandbox, account, id, "intent").intent, input.expand),
  });
  server.get("/payment_intents/:id", retrieve);
}
