import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Fault } from "../faults.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { type Caller, identifyCaller } from "./caller.ts";
import { type Form, readForm } from "./read-form.ts";
import { Refusal, serverError } from "./refusal.ts";
import { KeysInUse, saveAnswer, savedAnswer } from "./saved-answers.ts";

export type Call = { account: string; id: string; cause: Cause };

/**
 * Errors while parsing are not stored; every later response, refusals included, is stored under the
 * idempotency key.
 */
export type Operation<Input> = {
  read(form: Form, call: Call): Input;
  act(input: Input, call: Call): object;
};

type Answer = { status: number; body: string; replayed: boolean };

export type Endpoint = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export function endpoints(sandbox: Sandbox) {
  const keysInUse = new KeysInUse();

  return <Input>(operation: Operation<Input>): Endpoint =>
    async (request, reply) => {
      const caller = identifyCaller(request);
      const fault = sandbox.faults.take(request.method, pathOf(request));
      keysInUse.claim(caller);
      try {
        await sufferBefore(fault);
        const answer = answerOnce(sandbox, operation, request, caller, fault);
        sandbox.save();
        return fault?.mode === "cut_after" ? cut(request, reply) : send(reply, answer);
      } finally {
        keysInUse.release(caller);
      }
    };
}

async function sufferBefore(fault: Fault | null) {
  if (fault?.mode === "slow") await pause(fault.ms);
  if (fault?.mode === "error_before") throw serverError();
  if (fault?.mode === "rate_limit")
    throw new Refusal(429, "Request rate limit exceeded.", { code: "rate_limit" });
}

function answerOnce<Input>(
  sandbox: Sandbox,
  operation: Operation<Input>,
  request: FastifyRequest,
  caller: Caller,
  fault: Fault | null,
): Answer {
  const encoded = encodedForm(request);
  const fingerprint = fingerprintOf(pathOf(request), encoded);
  const saved = savedAnswer(sandbox, caller, fingerprint);
  if (saved) return { status: saved.status, body: saved.body, replayed: true };

  const call = callOf(request, caller);
  const input = operation.read(readForm(encoded), call);
  const done = act(operation, input, call);
  const { status, body } = fault?.mode === "error_after" ? refused(serverError()) : done;
  saveAnswer(sandbox, caller, { fingerprint, status, body });
  return { status, body, replayed: false };
}

function act<Input>(operation: Operation<Input>, input: Input, call: Call) {
  try {
    return { status: 200, body: JSON.stringify(operation.act(input, call)) };
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
}

function refused(refusal: Refusal) {
  return { status: refusal.status, body: JSON.stringify(refusal.body) };
}

function callOf(request: FastifyRequest, caller: Caller): Call {
  const { id = "" } = request.params as { id?: string };
  const cause = { id: caller.requestId, idempotency_key: caller.idempotencyKey };
  return { account: caller.account, id, cause };
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?")[0] ?? "";
}

function encodedForm(request: FastifyRequest): string {
  if (request.method === "POST") return (request.body as string | undefined) ?? "";
  return request.url.split("?")[1] ?? "";
}

/** Parameter order does not matter. */
function fingerprintOf(path: string, encoded: string): string {
  const parameters = new URLSearchParams(encoded);
  parameters.sort();
  return `${path} ${parameters}`;
}

function send(reply: FastifyReply, answer: Answer) {
  if (answer.replayed) reply.header("idempotent-replayed", "true");
  return reply.code(answer.status).type("application/json").send(answer.body);
}

function cut(request: FastifyRequest, reply: FastifyReply) {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
