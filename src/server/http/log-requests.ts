import { randomFillSync } from "node:crypto";
import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

const ID_BYTES = 16;
/** Random bytes for many ids at once: one call per request costs more than the rest of the line. */
const drawn = Buffer.alloc(ID_BYTES * 256);
let used = drawn.length;

/** Never taken from the caller. Formatted as a trace id, so that traces can use it. */
export function newRequestId(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += ID_BYTES;
  return drawn.toString("hex", used - ID_BYTES, used);
}

/** Replaces Fastify's own request lines, whose texts are not in the allowlist. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, "request-received");
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) logBrokenAnswer(error, request, reply);
    else reply.log.info(facts, "request-completed");
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    logBrokenAnswer(error, request, reply);
  }

  override defaultErrorLog(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error, req: request }, "request-failed");
  }

  override writeHeadError(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error, req: request }, "request-failed");
  }

  override serializerError(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error, req: request }, "request-failed");
  }

  override routeNotFound(): void {}
}

function logBrokenAnswer(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  if (hasLeft(error, request))
    request.log.info({ req: request, res: reply }, "client-disconnected");
  else request.log.warn({ req: request, res: reply, err: error }, "response-aborted");
}

const LEAVING = new Set(["ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET", "EPIPE", "ABORT_ERR"]);

/**
 * The client disconnected, which is not our failure. Its socket must be destroyed: a database or
 * provider that hangs up raises the same error codes.
 */
export function hasLeft(error: unknown, { raw }: Pick<FastifyRequest, "raw">): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown };
  const leaving = LEAVING.has(String(code)) || name === "AbortError";
  return leaving && raw.socket.destroyed;
}
