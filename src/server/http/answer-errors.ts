import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { toWireProblem } from "../../contract/problems.ts";
import { AppError, type RefusalCode } from "../../domain/app-error.ts";
import { isNoSuchValue, isPassing } from "../database/transaction.ts";
import { ProviderError } from "../payments/provider.ts";
import { hasLeft } from "./log-requests.ts";

const NO_CONNECTION = new Set(["ECONNREFUSED", "ECONNRESET", "57P01", "57P03", "53300", "57014"]);

/** The one place where a failure becomes an answer: a problem (RFC 9457), nothing of our insides. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Also handed to Fastify itself, for addresses so broken that no route is looked for. */
export function answerError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const problem = toWireProblem(toAppError(error));
  if (hasLeft(error, request)) request.log.info({ req: request }, "client-left");
  else if (problem.status >= 500) {
    request.log.error({ err: error, req: request }, "request-failed");
  }
  if (problem.status === 503) reply.header("retry-after", "2");
  return reply.code(problem.status).type("application/problem+json").send(problem);
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (isNoSuchValue(error)) return new AppError("invalid-request");
  if (error instanceof ProviderError) return new AppError("payment-unavailable");
  return new AppError(isUnavailable(error) ? "unavailable" : codeOfStatus(error.statusCode));
}

function isUnavailable(error: Error & { code?: string }): boolean {
  const timedOutInPool = error.message === "timeout exceeded when trying to connect";
  return timedOutInPool || isPassing(error) || NO_CONNECTION.has(error.code ?? "");
}

function codeOfStatus(status = 500): RefusalCode {
  if (status === 404) return "route-unknown";
  if (status === 413) return "body-too-large";
  if (status === 415) return "media-type-refused";
  if (status === 429) return "too-many-requests";
  return status >= 400 && status < 500 ? "invalid-request" : "unexpected";
}
