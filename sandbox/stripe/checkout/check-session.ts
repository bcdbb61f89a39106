import { invalidParameter, missingParameter, notInSandbox, StripeRefusal } from "../api/refusal.ts";
import type { SessionParameters } from "./session-parameters.ts";

const SHORTEST_SECONDS = 30 * 60;
const LONGEST_SECONDS = 24 * 60 * 60;
const SMALLEST_TOTAL = 50;

/** Refusals that need more than one parameter, or the clock. */
export function checkSession(parameters: SessionParameters, now: number) {
  checkRemoved(parameters);
  checkMode(parameters);
  checkReturn(parameters);
  checkExpiry(parameters, now);
  checkTotal(parameters);
  checkMethods(parameters);
}

export function totalOf({ line_items }: SessionParameters): number {
  return line_items.reduce((sum, line) => sum + line.price_data.unit_amount * line.quantity, 0);
}

function checkRemoved({ payment_method_types }: SessionParameters) {
  if (payment_method_types !== undefined)
    throw invalidParameter(
      "payment_method_types",
      "The `payment_method_types` parameter is no longer supported. Use `allowed_payment_method_types` instead.",
      "payment_method_types_no_longer_supported",
    );
}

function checkMode({ mode, ui_mode, success_url }: SessionParameters) {
  if (mode !== "payment") throw notInSandbox("mode", `sessions in ${mode} mode`);
  if (ui_mode === "hosted_page" && success_url === undefined) throw missingParameter("success_url");
  if (ui_mode !== "embedded_page") throw notInSandbox("ui_mode", `the ${ui_mode} form`);
}

function checkReturn(parameters: SessionParameters) {
  const hostedOnly = (["cancel_url", "success_url"] as const).filter(
    (name) => parameters[name] !== undefined,
  );
  if (hostedOnly[0])
    throw invalidParameter(
      hostedOnly[0],
      `The following parameters are not supported with 'ui_mode: embedded_page': ${hostedOnly.join(", ")}.`,
    );

  const stays = parameters.redirect_on_completion === "never";
  if (!stays && parameters.return_url === undefined) throw missingParameter("return_url");
  if (stays && parameters.return_url !== undefined)
    throw invalidParameter(
      "return_url",
      "You cannot set `return_url` when `redirect_on_completion` is `never`.",
    );
}

function checkExpiry({ expires_at }: SessionParameters, now: number) {
  if (expires_at === undefined) return;
  if (expires_at < now + SHORTEST_SECONDS)
    throw invalidParameter(
      "expires_at",
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
    );
  if (expires_at > now + LONGEST_SECONDS)
    throw invalidParameter(
      "expires_at",
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
    );
}

function checkTotal(parameters: SessionParameters) {
  const [first, ...others] = parameters.line_items;
  if (!first) throw missingParameter("line_items");
  const { currency } = first.price_data;
  if (others.some((line) => line.price_data.currency !== currency))
    throw invalidParameter("line_items", "All line items must use the same currency.");
  if (totalOf(parameters) < SMALLEST_TOTAL)
    throw new StripeRefusal(
      400,
      `The Checkout Session's total amount due must add up to at least R$0.50 ${currency}`,
      { code: "amount_too_small" },
    );
}

function checkMethods({ allowed_payment_method_types: allowed, ...rest }: SessionParameters) {
  if (!allowed) return;
  if (!allowed.includes("card") && !allowed.includes("pix"))
    throw invalidParameter(
      "allowed_payment_method_types",
      "No valid payment method types for this Checkout Session. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard.",
    );
  if (allowed.includes("pix") && rest.line_items[0]?.price_data.currency !== "brl")
    throw invalidParameter(
      "allowed_payment_method_types",
      "The payment method type `pix` can only be used with the currency `brl`.",
    );
}
