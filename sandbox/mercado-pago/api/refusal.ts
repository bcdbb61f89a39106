const NAMES: Record<number, string> = {
  400: "bad_request",
  401: "unauthorized",
  404: "not_found",
  409: "conflict",
  429: "local_rate_limited",
  500: "internal_error",
};

/** An error in Mercado Pago's format. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number | null;

  constructor(status: number, message: string, code: number | null = null) {
    super(message);
    this.status = status;
    this.code = code;
  }

  get body() {
    const { status, message, code } = this;
    return {
      message,
      error: NAMES[status] ?? "bad_request",
      status,
      cause: code === null ? [] : [{ code, description: message, data: null }],
    };
  }
}

export function badRequest(message: string, code: number | null = null): Refusal {
  return new Refusal(400, message, code);
}

export function notFound(what: string, code: number): Refusal {
  return new Refusal(404, `${what} not found`, code);
}

export function wrongState(): Refusal {
  return badRequest("Action requested is not valid for the current payment state", 2063);
}

/** Supported by Mercado Pago but not by this stand-in: say so plainly. */
export function notInSandbox(what: string): Refusal {
  return badRequest(`The Mercado Pago sandbox does not do ${what}.`);
}

export function serverError(): Refusal {
  return new Refusal(500, "Internal server error");
}
