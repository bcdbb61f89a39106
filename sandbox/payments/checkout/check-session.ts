import { invalidParameter, missingParameter, notInSandbox, Refusal } from "../api/refusal.ts";
import { PLATFORM_ACCOUNT } from "../credentials.ts";
import type { SessionParameters } from "./session-parameters.ts";

const SHORTEST_SECONDS = 30 * 60;
const LONGEST_SECONDS = 24 * 60 * 60;
const SMALLEST_TOTAL = 50;

/** Checks that involve several parameters, the clock or the account. */
export function checkSession(parameters: SessionParameters, now: number, account: string) {
  checkRemoved(parameters);
  checkMode(parameters);
  checkReturn(parameters);
  checkExpiry(parameters, now);
  checkTotal(parameters);
  checkMethods(parameters);
  checkCustomFields(parameters);
  checkFee(parameters, account);
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
    throw new Refusal(
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

function checkCustomFields({ custom_fields }: SessionParameters) {
  custom_fields.forEach((field, index) => {
    if (field.type === "dropdown" && !field.dropdown)
      throw missingParameter(`custom_fields[${index}][dropdown]`);
  });
}

function checkFee(parameters: SessionParameters, account: string) {
  const data = parameters.payment_intent_data;
  if (data?.capture_method === "manual")
    throw notInSandbox("payment_intent_data[capture_method]", "captures by hand");
  if (data?.application_fee_amount === undefined) return;

  const param = "payment_intent_data[application_fee_amount]";
  if (account === PLATFORM_ACCOUNT)
    throw invalidParameter(
      param,
      "Can only apply an application_fee when the request is made on behalf of another account (using an OAuth key, the Stripe-Account header, or the destination parameter).",
    );
  if (data.application_fee_amount > totalOf(parameters))
    throw invalidParameter(param, "The application fee cannot exceed the total amount.");
}
