import { Refusal } from "../../provider/refusal.ts";

const NAMES: Record<number, string> = {
  400: "bad_request",
  401: "unauthorized",
  404: "not_found",
  409: "conflict",
  429: "local_rate_limited",
  500: "internal_error",
};

/** An error in Mercado Pago's format. */
export class MercadoPagoRefusal extends Refusal {
  readonly code: number | null;

  constructor(status: number, message: string, code: number | null = null) {
    super(status, message);
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

export function badRequest(message: string, code: number | null = null): MercadoPagoRefusal {
  return new MercadoPagoRefusal(400, message, code);
}

export function notFound(what: string, code: number): MercadoPagoRefusal {
  return new MercadoPagoRefusal(404, `${what} not found`, code);
}

export function wrongState(): MercadoPagoRefusal {
  return badRequest("Action requested is not valid for the current payment state", 2063);
}

/** Supported by Mercado Pago but not by this stand-in: say so plainly. */
export function notInSandbox(what: string): MercadoPagoRefusal {
  return badRequest(`The Mercado Pago sandbox does not do ${what}.`);
}

export function serverError(): MercadoPagoRefusal {
  return new MercadoPagoRefusal(500, "Internal server error");
}
