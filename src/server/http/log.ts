import { type Logger, pino } from "pino";

/**
 * Only what is named here is ever written. A request shows its route, not its address, because
 * addresses carry session ids; an error shows its kind and place, not its message, because
 * messages quote what people typed.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply) => ({ status: reply.statusCode }),
      err: describeError,
    },
  });
}

type Described = {
  kind: string;
  code?: unknown;
  constraint?: unknown;
  at: string[];
  cause?: Described;
};

export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    kind: error.name,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    at: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

function framesOf(error: Error): string[] {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
}
