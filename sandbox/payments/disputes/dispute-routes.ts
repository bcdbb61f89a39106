import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { endpoints } from "../api/endpoint.ts";
import { EXPANDABLE, expand, expanded } from "../api/expand.ts";
import { readParameters } from "../api/read-parameters.ts";
import { noSuch } from "../api/refusal.ts";
import type { Sandbox } from "../sandbox.ts";

const oneParameters = z.strictObject({ expand: expand(EXPANDABLE.dispute) });

export function disputeRoutes(
  server: FastifyInstance,
  sandbox: Sandbox,
  endpoint: ReturnType<typeof endpoints>,
) {
  const retrieve = endpoint({
    read: (form) => readParameters(oneParameters, form),
    act(input, { account, id }) {
      const entry = sandbox.books.disputes.find(
        (one) => one.dispute.id === id && one.account === account,
      );
      if (!entry) throw noSuch("dispute", id, "dispute");
      return expanded(sandbox, entry.dispute, input.expand);
    },
  });
  server.get("/disputes/:id", retrieve);
}
