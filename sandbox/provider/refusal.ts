import type { FastifyInstance } from "fastify";
import type { z } from "zod";

/** An error in the provider's own format. */
export abstract class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  abstract get body(): object;
}

/** Errors of the stand-in's own code get a message that distinguishes them from injected faults. */
export function answerRefusals(server: FastifyInstance, broken: (cause: string) => Refusal) {
  server.setErrorHandler((error, _request, reply) => {
    const cause = error instanceof Error ? error.message : String(error);
    const refusal = error instanceof Refusal ? error : broken(cause);
    return reply.code(refusal.status).send(refusal.body);
  });
}

/** Of several mistakes an unknown name is reported first. */
export function readStrictly<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  refusalFor: (issue: z.core.$ZodIssue | undefined) => Refusal,
): z.output<Schema> {
  const reading = schema.safeParse(given);
  if (reading.success) return reading.data;
  const { issues } = reading.error;
  throw refusalFor(issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0]);
}
