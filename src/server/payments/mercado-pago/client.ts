import { setTimeout as pause } from "node:timers/promises";
import type { z } from "zod";
import { MercadoPagoError } from "./failure.ts";

const REQUEST_TIMEOUT_MS = 4_000;
const PAUSE_MS = 200;

type Query = Readonly<Record<string, string | number>>;

/** Each call names the expected shape; a response of another shape is an error. */
export type Client = {
  get<T>(path: string, shape: z.ZodType<T>, query?: Query): Promise<T>;
  /** Retried once if there is a key. Without a key, a retry would take effect twice. */
  post<T>(path: string, shape: z.ZodType<T>, body: object, key: string | null): Promise<T>;
  put<T>(path: string, shape: z.ZodType<T>, body: object, key: string): Promise<T>;
};

type Call = {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly query?: Query;
  readonly body?: object;
  readonly key?: string | null;
};

export function createClient(apiUrl: string, token: string): Client {
  async function attempt({ method, path, query = {}, body, key }: Call): Promise<unknown> {
    const url = new URL(path, apiUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { "content-type": "application/json" }),
      ...(key && { "x-idempotency-key": key }),
    };
    const init = { method, headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) };
    // Following a redirect would send the token elsewhere.
    const response = await fetch(url, {
      ...init,
      redirect: "error",
      ...(body && { body: JSON.stringify(body) }),
    }).catch(noAnswer);
    if (response.ok) return response.json().catch(noJson);
    throw new MercadoPagoError(response.status, codeOf(await response.json().catch(() => null)));
  }

  async function call(wanted: Call): Promise<unknown> {
    try {
      return await attempt(wanted);
    } catch (error) {
      if (!isPassing(error) || !canRepeat(wanted)) throw error;
    }
    await pause(PAUSE_MS);
    return attempt(wanted);
  }

  return {
    get: async (path, shape, query) =>
      shape.parse(await call({ method: "GET", path, ...(query && { query }) })),
    post: async (path, shape, body, key) =>
      shape.parse(await call({ method: "POST", path, body, key })),
    put: async (path, shape, body, key) =>
      shape.parse(await call({ method: "PUT", path, body, key })),
  };
}

function noAnswer(error: unknown): never {
  throw new MercadoPagoError(null, null, { cause: error });
}

/** Without the cause, which quotes the response. */
function noJson(): never {
  throw new MercadoPagoError(null, null);
}

/** 409: the same call is still in progress. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof MercadoPagoError)) return false;
  const { status } = error;
  return status === null || status === 409 || status === 429 || status >= 500;
}

function canRepeat({ method, key }: Call): boolean {
  return method === "GET" || typeof key === "string";
}

function codeOf(answer: unknown): number | null {
  const { cause } = (answer ?? {}) as { cause?: unknown };
  const [first] = Array.isArray(cause) ? cause : [cause];
  const { code } = (first ?? {}) as { code?: unknown };
  const number = Number(code);
  return code !== undefined && Number.isSafeInteger(number) ? number : null;
}
