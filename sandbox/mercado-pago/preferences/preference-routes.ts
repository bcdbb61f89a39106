import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { MakeEndpoint } from "../api/endpoint.ts";
import { readGiven } from "../api/read-given.ts";
import { externalReference } from "../api/values.ts";
import { bodyInIndex } from "../payments/index-body.ts";
import type { Sandbox } from "../sandbox.ts";
import { readPreference } from "./check-preference.ts";
import { changePreference, openPreference, preferenceOf } from "./preference.ts";
import { preferenceBody, type preferenceSummary } from "./preference-body.ts";
import { preferenceChanges } from "./preference-parameters.ts";

const nothing = z.strictObject({});
const count = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);
const searchParameters = z.strictObject({
  external_reference: externalReference,
  limit: count.pipe(z.number().min(1).max(100)).default(30),
  offset: count.default(0),
});

type Summary = ReturnType<typeof preferenceSummary>;

export function preferenceRoutes(
  server: FastifyInstance,
  sandbox: Sandbox,
  endpoint: MakeEndpoint,
) {
  /** There is no idempotency: the same call twice makes two. */
  const create = endpoint({
    status: 201,
    read: (given) => readPreference(given, sandbox.now()),
    act: (parameters, { live }) =>
      preferenceBody(sandbox, openPreference(sandbox, live, parameters)),
  });

  const retrieve = endpoint({
    read: (given) => readGiven(nothing, given),
    act: (_input, { live, params }) =>
      preferenceBody(sandbox, preferenceOf(sandbox, live, params.id ?? "")),
  });

  const change = endpoint({
    read: (given) => readGiven(preferenceChanges, given),
    act(changes, { live, params }) {
      const entry = preferenceOf(sandbox, live, params.id ?? "");
      changePreference(sandbox, entry, changes);
      return preferenceBody(sandbox, entry);
    },
  });

  const search = endpoint({
    read: (given) => readGiven(searchParameters, given),
    act: (input, { live }) => searchPreferences(sandbox, live, input),
  });

  server.post("/checkout/preferences", create);
  server.get("/checkout/preferences/search", search);
  server.get("/checkout/preferences/:id", retrieve);
  server.put("/checkout/preferences/:id", change);
}

function searchPreferences(
  sandbox: Sandbox,
  live: boolean,
  search: z.output<typeof searchParameters>,
) {
  const { external_reference, limit, offset } = search;
  const found = sandbox.books.preferences
    .filter((entry) => entry.live === live)
    .map((entry) => bodyInIndex(entry.indexed, sandbox.now()) as Summary | undefined)
    .filter((body) => body?.external_reference === external_reference)
    .toReversed();
  const next = offset + limit;
  return {
    elements: found.slice(offset, next),
    next_offset: next,
    total: found.length,
  };
}
