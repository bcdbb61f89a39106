import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { endpoints } from "../api/endpoint.ts";
import { EXPANDABLE, expand, expanded } from "../api/expand.ts";
import { listPage, pagingParameters, withinCreated } from "../api/list-page.ts";
import { text } from "../api/parameter-types.ts";
import { readParameters } from "../api/read-parameters.ts";
import { noSuch } from "../api/refusal.ts";
import type { Sandbox } from "../sandbox.ts";

const listParameters = z.strictObject({
  ...pagingParameters,
  payment_intent: text().optional(),
  expand: expand(EXPANDABLE.dispute, "data."),
});

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
  const list = endpoint({
    read: (form) => readParameters(listParameters, form),
    act: (input, { account }) => {
      const disputes = sandbox.books.disputes
        .filter((one) => one.account === account)
        .map(({ dispute }) => dispute);
      const page = listPage("/v1/disputes", disputes, input, ({ payment_intent, created }) => {
        const wanted = input.payment_intent ?? payment_intent;
        return wanted === payment_intent && withinCreated(input.created, created);
      });
      return { ...page, data: page.data.map((one) => expanded(sandbox, one, input.expand)) };
    },
  });
  server.get("/disputes", list);
  server.get("/disputes/:id", retrieve);
}
