import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { endpoints } from "../api/endpoint.ts";
import { EXPANDABLE, expand, expanded } from "../api/expand.ts";
import { listPage, pagingParameters, withinCreated } from "../api/list-page.ts";
import { text } from "../api/parameter-types.ts";
import { readParameters } from "../api/read-parameters.ts";
import { noSuch } from "../api/refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { refundParameters } from "./check-refund.ts";
import { refundCharge } from "./refund-charge.ts";

const oneParameters = z.strictObject({ expand: expand(EXPANDABLE.refund) });

const listParameters = z.strictObject({
  ...pagingParameters,
  payment_intent: text().optional(),
  charge: text().optional(),
  expand: expand([]),
});

export function refundRoutes(
  server: FastifyInstance,
  sandbox: Sandbox,
  endpoint: ReturnType<typeof endpoints>,
) {
  const refundsOf = (account: string) =>
    sandbox.books.refunds.filter((entry) => entry.account === account).map(({ refund }) => refund);

  const create = endpoint({
    read: (form) => readParameters(refundParameters, form),
    act: (input, { account, cause }) =>
      expanded(sandbox, refundCharge(sandbox, account, input, cause), input.expand),
  });

  const retrieve = endpoint({
    read: (form) => readParameters(oneParameters, form),
    act(input, { account, id }) {
      const refund = refundsOf(account).find((one) => one.id === id);
      if (!refund) throw noSuch("refund", id, "id");
      return expanded(sandbox, refund, input.expand);
    },
  });

  const list = endpoint({
    read: (form) => readParameters(listParameters, form),
    act: (input, { account }) =>
      listPage("/v1/refunds", refundsOf(account), input, ({ payment_intent, charge, created }) => {
        const { payment_intent: wantedIntent, charge: wantedCharge } = input;
        return (
          (wantedIntent ?? payment_intent) === payment_intent &&
          (wantedCharge ?? charge) === charge &&
          withinCreated(input.created, created)
        );
      }),
  });

  server.post("/refunds", create);
  server.get("/refunds", list);
  server.get("/refunds/:id", retrieve);
}
