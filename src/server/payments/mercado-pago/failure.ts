import { beforeDeadline } from "../../deadline.ts";
import { ProviderError } from "../provider.ts";

/** An error response. Its text may repeat personal data, so it is not stored. */
export class MercadoPagoError extends Error {
  override readonly name = "MercadoPagoError";
  /** Null: there was no response. */
  readonly status: number | null;
  readonly code: number | null;

  constructor(status: number | null, code: number | null, options?: ErrorOptions) {
    super(`Mercado Pago answered ${status ?? "nothing"} (${code ?? "no code"})`, options);
    this.status = status;
    this.code = code;
  }
}

/** Time reserved to store the response. */
const TO_WRITE_MS = 700;
/** The key was used before with another body, so the call may have taken effect. */
const KEY_USED = 4295;
const BARRED = new Set([401, 403]);
/** An earlier call may still be in progress, or this one was not processed. */
const UNDECIDED = new Set([408, 409, 425, 429]);

export async function guarded<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await beforeDeadline(call(), () => new Error("deadline exceeded"), TO_WRITE_MS);
  } catch (error) {
    throw toProviderError(error);
  }
}

/** A 404 is a result, not a failure. */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof MercadoPagoError && error.status === 404) return null;
    throw error;
  }
}

export function toProviderError(error: unknown): ProviderError {
  return error instanceof ProviderError ? error : new ProviderError(failureOf(error), error);
}

function failureOf(error: unknown): ProviderError["outcome"] {
  if (!(error instanceof MercadoPagoError) || error.status === null) return "unknown";
  const { status, code } = error;
  if (BARRED.has(status)) return "barred";
  const isRefused = status >= 400 && status < 500 && !UNDECIDED.has(status) && code !== KEY_USED;
  return isRefused ? "refused" : "unknown";
}

/** Whether the call was refused: it had no effect. */
export function isRefusal(error: unknown): boolean {
  return toProviderError(error).outcome === "refused";
}
