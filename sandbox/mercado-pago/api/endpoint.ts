import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Fault } from "../../payments/faults.ts";
import type { Sandbox } from "../sandbox.ts";
import { type Caller, identifyCaller } from "./caller.ts";
import { Refusal, serverError } from "./refusal.ts";
import { KeysInUse, saveAnswer, savedAnswer } from "./saved-answers.ts";

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

type Answer = { status: number; body: string };

export type Endpoint = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export type MakeEndpoint = <Input>(operation: Operation<Input>) => Endpoint;

export function endpoints(sandbox: Sandbox): MakeEndpoint {
  const keysInUse = new KeysInUse();

  return (operation) => async (request, reply) => {
    const caller = identifyCaller(request, operation.keyed === true);
    const fault = sandbox.faults.take(request.method, pathOf(request));
    keysInUse.claim(caller);
    try {
      await sufferBefore(fault);
      const answer = answerOnce(sandbox, operation, request, caller);
      sandbox.save();
      if (fault?.mode === "error_after") throw serverError();
      if (fault?.mode === "cut_after") return cut(request, reply);
      return reply.code(answer.status).type("application/json").send(answer.body);
    } finally {
      keysInUse.release(caller);
    }
  };
}

async function sufferBefore(fault: Fault | null) {
  if (fault?.mode === "slow") await pause(fault.ms);
  if (fault?.mode === "error_before") throw serverError();
  if (fault?.mode === "rate_limit") throw new Refusal(429, "too many requests");
}

/** Refusals are not stored: the same key may be used again once the cause is gone. */
function answerOnce<Input>(
  sandbox: Sandbox,
  operation: Operation<Input>,
  request: FastifyRequest,
  caller: Caller,
): Answer {
  const given = request.method === "GET" ? queryOf(request) : request.body;
  const fingerprint = `${request.method} ${pathOf(request)} ${canonical(given)}`;
  const saved = savedAnswer(sandbox, caller, fingerprint);
  if (saved) return saved;

  const call = { live: caller.live, params: request.params as Record<string, string> };
  const body = JSON.stringify(operation.act(operation.read(given, call), call));
  const answer = { status: operation.status ?? 200, body };
  saveAnswer(sandbox, caller, { fingerprint, ...answer });
  return answer;
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?")[0] ?? "";
}

function queryOf(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(request.url.split("?")[1] ?? ""));
}

/** The order of keys does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    const plain = typeof inner === "object" && inner !== null && !Array.isArray(inner);
    return plain ? Object.fromEntries(Object.entries(inner).sort()) : inner;
  });
}

function cut(request: FastifyRequest, reply: FastifyReply) {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
