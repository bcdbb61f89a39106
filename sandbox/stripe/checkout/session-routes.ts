import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { endpoints } from "../api/endpoint.ts";
import { EXPANDABLE, expand, expanded } from "../api/expand.ts";
import { listPage, pagingParameters, withinCreated } from "../api/list-page.ts";
import { text } from "../api/parameter-types.ts";
import { readParameters } from "../api/read-parameters.ts";
import { type Sandbox, secondsOf } from "../sandbox.ts";
import { checkSession } from "./check-session.ts";
import { expireSession } from "./expire-session.ts";
import { sessionOf } from "./find-session.ts";
import { openSession } from "./open-session.ts";
import { sessionParameters } from "./session-parameters.ts";

const PATH = "/checkout/sessions";

const oneParameters = z.strictObject({ expand: expand(EXPANDABLE.session) });

const listParameters = z.strictObject({
  ...pagingParameters,
  status: z.enum(["complete", "expired", "open"]).optional(),
  payment_intent: text().optional(),
  expand: expand(EXPANDABLE.session, "data."),
});

export function sessionRoutes(
  server: FastifyInstance,
  sandbox: Sandbox,
  endpoint: ReturnType<typeof endpoints>,
) {
  const create = endpoint({
    read(form) {
      const parameters = readParameters(sessionParameters, form);
      checkSession(parameters, secondsOf(sandbox));
      return parameters;
    },
    act: (parameters, { account }) =>
      expanded(sandbox, openSession(sandbox, account, parameters).session, parameters.expand),
  });

  const retrieve = endpoint({
    read: (form) => readParameters(oneParameters, form),
    act: (input, { account, id }) =>
      expanded(sandbox, sessionOf(sandbox, account, id).session, input.expand),
  });

  const expire = endpoint({
    read: (form) => readParameters(oneParameters, form),
    act(input, { account, id, cause }) {
      const entry = sessionOf(sandbox, account, id);
      expireSession(sandbox, entry, cause);
      return expanded(sandbox, entry.session, input.expand);
    },
  });

  const list = endpoint({
    read: (form) => readParameters(listParameters, form),
    act: (input, { account }) => listSessions(sandbox, account, input),
  });

  server.post(PATH, create);
  server.get(PATH, list);
  server.get(`${PATH}/:id`, retrieve);
  server.post(`${PATH}/:id/expire`, expire);
}

function listSessions(sandbox: Sandbox, account: string, input: z.output<typeof listParameters>) {
  const own = sandbox.books.sessions.filter((entry) => entry.account === account);
  const page = listPage(
    `/v1${PATH}`,
    own.map((entry) => entry.session),
    input,
    ({ status, payment_intent, created }) =>
      (input.status ?? status) === status &&
      (input.payment_intent ?? payment_intent) === payment_intent &&
      withinCreated(input.created, created),
  );
  return { ...page, data: page.data.map((one) => expanded(sandbox, one, input.expand)) };
}
