import type { FastifyReply, FastifyRequest } from "fastify";
import { describeError } from "../watch/describe-error.ts";
import { routeName } from "./route-name.ts";

/** Formats a field, or returns undefined if the value does not fit the field. */
type Write = (value: unknown) => unknown;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const method = matching(/^[A-Z]{3,10}$/);
const word = /^[a-z]+(-[a-z]+)*$/i;

/** Allowlist of log fields. Any other field is dropped. */
const fields: Record<string, Write> = {
  actor: matching(/^(system|provider|visitor|person:[\w-]{1,64})$/),
  alert: matching(word),
  booking: matching(uuid),
  count: (value) => (Number.isSafeInteger(value) ? value : undefined),
  differing: listOf(matching(/^\w{1,40}$/)),
  err: describeErrorOnly,
  fields: listOf(matching(/^\w{1,40}$/)),
  job: matching(/^\d{1,20}$/),
  kept: matching(/^[\w-]{1,40}$/),
  refund: matching(uuid),
  req: describeRequest,
  reqId: matching(/^[0-9a-f]{32}$/),
  res: describeAnswer,
  responseTime: (value) => (typeof value === "number" ? Math.round(value * 10) / 10 : undefined),
  step: matching(/^\w{1,40}$/),
  task: matching(word),
};

export function permitted(given: object): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const name in given) {
    const write = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const value = write?.((given as Record<string, unknown>)[name]);
    if (value !== undefined) written[name] = value;
  }
  return written;
}

function matching(shape: RegExp): Write {
  return (value) => (typeof value === "string" && shape.test(value) ? value : undefined);
}

function listOf(write: Write): Write {
  return (value) =>
    Array.isArray(value) ? value.map(write).filter((one) => one !== undefined) : undefined;
}

function describeErrorOnly(value: unknown): unknown {
  return value === undefined || value === null ? undefined : describeError(value);
}

/** The route pattern, not the URL: URLs carry session ids and other personal data. */
function describeRequest(value: unknown): unknown {
  const request = value as FastifyRequest;
  return { method: method(request.method), route: routeName(request) };
}

function describeAnswer(value: unknown): unknown {
  const { statusCode } = value as FastifyReply;
  return typeof statusCode === "number" ? { status: statusCode } : undefined;
}
