import type { FastifyReply, FastifyRequest } from "fastify";
import { answering, type Manners, pathOf, queryOf } from "../../provider/endpoint.ts";
import type { Sandbox } from "../sandbox.ts";
import { identifyCaller } from "./caller.ts";
import { badRequest, MercadoPagoRefusal, serverError } from "./refusal.ts";

export type Call = { live: boolean; params: Record<string, string> };

export type Operation<Input> = {
  /** 200 if missing. */
  status?: number;
  /** Needs an idempotency key. */
  keyed?: boolean;
  /** The body of a POST or PUT, the query of a GET. */
  read(given: unknown, call: Call): Input;
  act(input: Input, call: Call): object;
};

export type Endpoint = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export type MakeEndpoint = <Input>(operation: Operation<Input>) => Endpoint;

const MANNERS: Manners = {
  keepsErrors: false,
  replayed: {},
  broken: serverError,
  tooMany: () => new MercadoPagoRefusal(429, "too many requests"),
  keyInUse: () =>
    new MercadoPagoRefusal(
      409,
      "Another request with this idempotency key is being processed",
      4296,
    ),
  keyReused: () => badRequest("The idempotency key was already used with another request", 4295),
};

/** Refusals are not stored: the same key may be used again once the cause is gone. */
export function endpoints(sandbox: Sandbox): MakeEndpoint {
  const answer = answering(sandbox, MANNERS);

  return (operation) => async (request, reply) => {
    const { live, key } = identifyCaller(request, operation.keyed === true);
    const given = request.method === "GET" ? namesIn(queryOf(request)) : request.body;
    return answer(request, reply, {
      owner: live ? "live" : "test",
      key,
      given: `${request.method} ${pathOf(request)} ${canonical(given)}`,
      carryOut() {
        const call = { live, params: request.params as Record<string, string> };
        const body = JSON.stringify(operation.act(operation.read(given, call), call));
        return { status: operation.status ?? 200, body };
      },
    });
  };
}

function namesIn(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** The order of keys does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    const plain = typeof inner === "object" && inner !== null && !Array.isArray(inner);
    return plain ? Object.fromEntries(Object.entries(inner).sort()) : inner;
  });
}
