import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Api } from "../../contract/api.ts";
import { checkWith } from "../../contract/check-with.ts";
import { type Endpoint, endpoints } from "../../contract/endpoints.ts";
import {
  fromWireCheckoutRequest,
  fromWireClaim,
  fromWireSearch,
  toWireBooking,
  toWireCheckout,
} from "../../contract/translate-checkout.ts";
import { toWireCombination } from "../../contract/translate-combination.ts";
import { toWireListing, toWireListingCard } from "../../contract/translate-listing.ts";
import { toWireNearest } from "../../contract/translate-nearest.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Language } from "../../domain/language.ts";
import { ANSWERED_WITHIN_MS } from "../deadline.ts";

type Input<E extends Endpoint> = {
  params: E["params"] extends z.ZodObject ? z.output<E["params"]> : undefined;
  query: E["query"] extends z.ZodObject ? z.output<E["query"]> : undefined;
  body: E["body"] extends z.ZodObject ? z.output<E["body"]> : undefined;
};
type Answer = { status: number; body: unknown };
type Handlers = {
  [K in keyof typeof endpoints]: (api: Api, input: Input<(typeof endpoints)[K]>) => Promise<Answer>;
};
export type ApiFor = (request: FastifyRequest, reply: FastifyReply, language?: Language) => Api;

const ok = (body: unknown): Answer => ({ status: 200, body });

/** Translates between the wire format and the domain's types. */
const handlers: Handlers = {
  listListings: async (api, { query }) =>
    ok((await api.listListings(fromWireSearch(query))).map(toWireListingCard)),
  getListing: async (api, { params }) => ok(toWireListing(await api.getListing(params.id))),
  findNearestFree: async (api, { query }) => {
    const search = fromWireSearch(query);
    if (!search) throw new AppError("invalid-stay");
    return ok(toWireNearest(await api.findNearestFree(search)));
  },
  findCombinations: async (api, { query }) => {
    const search = fromWireSearch(query);
    if (!search) throw new AppError("invalid-stay");
    return ok((await api.findCombinations(search)).map(toWireCombination));
  },
  listReservedDays: async (api, { params }) => ok(await api.listReservedDays(params.id)),
  listFullDays: async (api) => ok(await api.listFullDays()),
  startCheckout: async (api, { body }) =>
    ok(toWireCheckout(await api.startCheckout(fromWireCheckoutRequest(body)))),
  releaseCheckout: async (api, { body }) => {
    await api.releaseCheckout(body.key);
    return { status: 204, body: null };
  },
  claimBooking: async (api, { body }) => {
    const settlement = await api.claimBooking(fromWireClaim(body));
    return settlement.kind === "confirmed"
      ? ok(toWireBooking(settlement.booking))
      : { status: 202, body: { codigo: settlement.code, situacao: "processando" } };
  },
};

export function bindEndpoints(app: FastifyInstance, apiFor: ApiFor): void {
  for (const name of Object.keys(endpoints) as (keyof typeof endpoints)[]) {
    const endpoint: Endpoint = endpoints[name];
    const handle = handlers[name] as (api: Api, input: unknown) => Promise<Answer>;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handlerTimeout: ANSWERED_WITHIN_MS,
      handler: async (request, reply) => {
        const input = readInput(endpoint, request);
        const { status, body } = await handle(apiFor(request, reply, languageOf(input)), input);
        reply.header("cache-control", "no-store").code(status);
        // The response is parsed too, so that fields outside the schema cannot leak.
        return status === 204 ? null : endpoint.answers[status]?.parse(body);
      },
    });
  }
}

function readInput(endpoint: Endpoint, request: FastifyRequest) {
  return {
    params: read(endpoint.params, request.params),
    query: read(endpoint.query, request.query),
    body: read(endpoint.body, request.body),
  };
}

function read(schema: z.ZodObject | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  // If no field is required, the body may be missing.
  const checked = checkWith(schema, value ?? {});
  if (checked.success) return checked.data;
  const fields = checked.issues.map(({ path }) => path.join("."));
  throw new AppError("invalid-request", { fields: [...new Set(fields)] });
}

/** A language in the body wins over Accept-Language. */
function languageOf(input: ReturnType<typeof readInput>): Language | undefined {
  return (input.body as { language?: Language } | undefined)?.language;
}
