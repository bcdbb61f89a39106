import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { toWireProblem } from "../../contract/problems.ts";
import { AppError, type RefusalCode } from "../../domain/app-error.ts";
import { DatabaseAway } from "../database/away.ts";
import { isNoSuchValue, isPassing } from "../database/transaction.ts";
import { ProviderError } from "../payments/provider.ts";
import { hasLeft } from "./log-requests.ts";
import { inMarkup } from "./markup.ts";

export const RETRY_AFTER_SECONDS = "2";

/**
 * The only place where an error becomes a response: problem details (RFC 9457) without internals.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Also used as Fastify's own handler for URLs so malformed that no route is matched. */
export function answerError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const problem = toWireProblem(toAppError(error));
  if (hasLeft(error, request)) request.log.info({ req: request }, "client-disconnected");
  else if (isStillSending(error, request)) request.log.info({ req: request }, "body-not-sent");
  else if (problem.status >= 500) {
    request.log.error({ err: error, req: request }, "request-failed");
  }
  if (problem.status === 503 || problem.code === "pictures-busy") {
    reply.header("retry-after", RETRY_AFTER_SECONDS);
  }
  reply.code(problem.status);
  if (isRead(request) && (problem.status === 503 || problem.status === 429)) {
    return reply.type("text/html; charset=utf-8").send(plainPage("Um instante", problem.detail));
  }
  return reply.type("application/problem+json").send(problem);
}

/** The client is slow in sending its body: that is no failure of ours. */
function isStillSending({ code }: FastifyError | AppError, { raw }: FastifyRequest): boolean {
  return code === "FST_ERR_HANDLER_TIMEOUT" && !raw.complete;
}

/** A browser navigates to the URL: show a page, not JSON. */
function isRead({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && headers["sec-fetch-mode"] === "navigate";
}

/** Maps an error to what the caller may know of it. */
export function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (isNoSuchValue(error)) return new AppError("invalid-request");
  if (error instanceof ProviderError) return new AppError("payment-unavailable");
  return new AppError(isUnavailable(error) ? "unavailable" : codeOfStatus(error.statusCode));
}

/** The failure is temporary: the caller may retry. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { statusCode } = error as FastifyError;
  return error instanceof DatabaseAway || isPassing(error) || statusCode === 503;
}

function codeOfStatus(status = 500): RefusalCode {
  if (status === 404) return "route-unknown";
  if (status === 413) return "body-too-large";
  if (status === 415) return "media-type-refused";
  if (status === 429) return "too-many-requests";
  return status >= 400 && status < 500 ? "invalid-request" : "unexpected";
}

/** The fallback page when not even React Router can render. */
function plainPage(title: string, sentence: string): string {
  const [heading, text] = [title, sentence].map(inMarkup);
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<h1>${heading}</h1>
<p>${text}</p>
<p><a href="">Tentar de novo</a></p>
</html>
`;
}
