import { Refusal } from "../../provider/refusal.ts";

export type RefusalDetails = {
  type?: "invalid_request_error" | "idempotency_error" | "card_error" | "api_error";
  code?: string;
  param?: string;
  decline_code?: string;
};

/** An error in Stripe's format. */
export class StripeRefusal extends Refusal {
  readonly details: RefusalDetails;

  constructor(status: number, message: string, details: RefusalDetails = {}) {
    super(status, message);
    this.details = details;
  }

  get body() {
    return { error: { type: "invalid_request_error", message: this.message, ...this.details } };
  }
}

export function invalidParameter(param: string, message: string, code?: string): StripeRefusal {
  return new StripeRefusal(400, message, { param, ...(code && { code }) });
}

export function missingParameter(param: string): StripeRefusal {
  return invalidParameter(param, `Missing required param: ${param}.`, "parameter_missing");
}

export function noSuch(kind: string, id: string, param: string): StripeRefusal {
  return new StripeRefusal(404, `No such ${kind}: '${id}'`, { code: "resource_missing", param });
}

/** Supported by Stripe but not by this stand-in: say so plainly. */
export function notInSandbox(param: string, what: string): StripeRefusal {
  return invalidParameter(param, `The Stripe sandbox does not do ${what}.`, "not_in_sandbox");
}

export function serverError(): StripeRefusal {
  return new StripeRefusal(500, "An unknown error occurred.", { type: "api_error" });
}
