import type { FastifyReply, FastifyRequest } from "fastify";
import { answering, type Manners, pathOf, queryOf, refused } from "../../provider/endpoint.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { type Caller, identifyCaller } from "./caller.ts";
import { type Form, readForm } from "./read-form.ts";
import { StripeRefusal, serverError } from "./refusal.ts";

export type Call = { account: string; id: string; cause: Cause };

/**
 * Errors while parsing are not stored; every later response, refusals included, is stored under the
 * idempotency key.
 */
export type Operation<Input> = {
  read(form: Form, call: Call): Input;
  act(input: Input, call: Call): object;
};

export type Endpoint = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const MANNERS: Manners = {
  keepsErrors: true,
  replayed: { "idempotent-replayed": "true" },
  broken: serverError,
  tooMany: () => new StripeRefusal(429, "Request rate limit exceeded.", { code: "rate_limit" }),
  keyInUse: (key) =>
    new StripeRefusal(
      409,
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      { type: "idempotency_error", code: "idempotency_key_in_use" },
    ),
  keyReused: (key) =>
    new StripeRefusal(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: "idempotency_error" },
    ),
};

export function endpoints(sandbox: Sandbox) {
  const answer = answering(sandbox, MANNERS);

  return <Input>(operation: Operation<Input>): Endpoint =>
    async (request, reply) => {
      const caller = identifyCaller(request);
      const encoded = encodedForm(request);
      return answer(request, reply, {
        owner: caller.account,
        key: caller.key,
        given: fingerprintOf(pathOf(request), encoded),
        carryOut() {
          const call = callOf(request, caller);
          const input = operation.read(readForm(encoded), call);
          return act(operation, input, call);
        },
      });
    };
}

function act<Input>(operation: Operation<Input>, input: Input, call: Call) {
  try {
    return { status: 200, body: JSON.stringify(operation.act(input, call)) };
  } catch (error) {
    if (error instanceof StripeRefusal) return refused(error);
    throw error;
  }
}

function callOf(request: FastifyRequest, { account, requestId, key }: Caller): Call {
  const { id = "" } = request.params as { id?: string };
  return { account, id, cause: { id: requestId, idempotency_key: key } };
}

function encodedForm(request: FastifyRequest): string {
  if (request.method === "POST") return (request.body as string | undefined) ?? "";
  return queryOf(request);
}

/** Parameter order does not matter. */
function fingerprintOf(path: string, encoded: string): string {
  const parameters = new URLSearchParams(encoded);
  parameters.sort();
  return `${path} ${parameters}`;
}
