import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../domain/app-error.ts";

/**
 * Nobody types a NUL, and PostgreSQL stores none: forms and calls that contain one are refused
 * here.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook("preValidation", (request, _reply, done) =>
    done(holdsNul(request) ? new AppError("invalid-request") : undefined),
  );
}

const FORM = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)/i;

function holdsNul({ body, headers }: FastifyRequest): boolean {
  if (!(body instanceof Buffer)) return isWithin(body);
  const type = headers["content-type"] ?? "";
  if (!FORM.test(type)) return false;
  // In a multipart form a percent sign is not an escape.
  return body.includes(0) || (!/multipart/i.test(type) && body.includes("%00"));
}

function isWithin(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some((entry) => entry.some(isWithin));
}
