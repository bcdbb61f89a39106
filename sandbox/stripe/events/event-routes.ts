import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { endpoints } from "../api/endpoint.ts";
import { expand } from "../api/expand.ts";
import { listPage, pagingParameters, withinCreated } from "../api/list-page.ts";
import { flag, listOf, text } from "../api/parameter-types.ts";
import { readParameters } from "../api/read-parameters.ts";
import { noSuch } from "../api/refusal.ts";
import type { Sandbox } from "../sandbox.ts";

const oneParameters = z.strictObject({ expand: expand([]) });

const listParameters = z.strictObject({
  ...pagingParameters,
  type: text().optional(),
  types: listOf(text(), 20).optional(),
  delivery_success: flag.optional(),
  expand: expand([]),
});

export function eventRoutes(
  server: FastifyInstance,
  sandbox: Sandbox,
  endpoint: ReturnType<typeof endpoints>,
) {
  const eventsOf = (account: string) =>
    sandbox.books.events.filter((entry) => entry.account === account).map(({ event }) => event);

  const retrieve = endpoint({
    read: (form) => readParameters(oneParameters, form),
    act(_input, { account, id }) {
      const event = eventsOf(account).find((one) => one.id === id);
      if (!event) throw noSuch("event", id, "id");
      return event;
    },
  });

  const list = endpoint({
    read: (form) => readParameters(listParameters, form),
    act: (input, { account }) =>
      listPage("/v1/events", eventsOf(account), input, ({ type, created, pending_webhooks }) => {
        const types = input.types ?? [input.type ?? type];
        const delivered = pending_webhooks === 0;
        return (
          types.includes(type) &&
          (input.delivery_success ?? delivered) === delivered &&
          withinCreated(input.created, created)
        );
      }),
  });

  server.get("/events/:id", retrieve);
  server.get("/events", list);
}
