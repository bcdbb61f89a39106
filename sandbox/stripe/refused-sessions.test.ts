import { expect, test } from "vitest";
import { booking, type CreateParameters, line, own, startBench } from "./testing/bench.ts";

const invalid = { statusCode: 400, type: "StripeInvalidRequestError" };
const anyKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, "x"]));

/** Invalid parameters that the types would not allow. */
type Careless = Record<string, unknown>;

const refused: [string, Careless, object][] = [
  [
    "an unknown parameter",
    { colour: "blue" },
    { code: "parameter_unknown", param: "colour", message: "Received unknown parameter: colour" },
  ],
  [
    "an unknown parameter deep inside",
    {
      line_items: [{ ...line(5000), price_data: { ...line(5000).price_data, unit_price: 1 } }],
    },
    { code: "parameter_unknown", param: "line_items[0][price_data][unit_price]" },
  ],
  [
    "the removed payment_method_types",
    { payment_method_types: ["card"] },
    { code: "payment_method_types_no_longer_supported", param: "payment_method_types" },
  ],
  [
    "the renamed ui_mode",
    { ui_mode: "embedded" },
    {
      code: undefined,
      param: "ui_mode",
      message: "Invalid ui_mode: must be one of hosted_page, embedded_page, elements, or form",
    },
  ],
  ["a locale that does not exist", { locale: "pt_BR" }, { code: undefined, param: "locale" }],
  [
    "an unknown payment method",
    { allowed_payment_method_types: ["cash"] },
    { param: "allowed_payment_method_types[0]" },
  ],
  [
    "a method the account cannot take",
    { allowed_payment_method_types: ["boleto"] },
    { param: "allowed_payment_method_types" },
  ],
  [
    "a success_url in the embedded form",
    { success_url: "https://pousada.example/" },
    {
      param: "success_url",
      message:
        "The following parameters are not supported with 'ui_mode: embedded_page': success_url.",
    },
  ],
  [
    "a cancel_url in the embedded form",
    { cancel_url: "https://pousada.example/" },
    { param: "cancel_url" },
  ],
  [
    "a missing return_url",
    { return_url: undefined },
    { code: "parameter_missing", param: "return_url" },
  ],
  [
    "a relative return_url",
    { return_url: "/success" },
    { code: "url_invalid", param: "return_url" },
  ],
  ["a return_url nobody goes to", { redirect_on_completion: "never" }, { param: "return_url" }],
  [
    "an amount with decimals",
    { line_items: [line(50.5)] },
    {
      code: "parameter_invalid_integer",
      param: "line_items[0][price_data][unit_amount]",
      message: "Invalid integer: 50.5",
    },
  ],
  [
    "a negative amount",
    { line_items: [line(-100)] },
    { code: "parameter_invalid_integer", param: "line_items[0][price_data][unit_amount]" },
  ],
  ["a total under fifty centavos", { line_items: [line(49)] }, { code: "amount_too_small" }],
  ["no line at all", { line_items: [] }, { code: "parameter_missing", param: "line_items" }],
  ["more than 50 metadata keys", { metadata: anyKeys(51) }, { param: "metadata" }],
  [
    "a metadata key over 40 characters",
    { metadata: { ["k".repeat(41)]: "x" } },
    { param: `metadata[${"k".repeat(41)}]` },
  ],
  [
    "a metadata value over 500 characters",
    { payment_intent_data: { metadata: { hold: "x".repeat(501) } } },
    {
      param: "payment_intent_data[metadata][hold]",
      message:
        "Metadata values can have up to 500 characters, but you passed in a value that is 501 characters.",
    },
  ],
  [
    "an e-mail that is none",
    { customer_email: "helena" },
    { code: "email_invalid", param: "customer_email" },
  ],
  [
    "an empty text",
    { client_reference_id: "" },
    { code: "parameter_invalid_empty", param: "client_reference_id" },
  ],
  [
    "a Pix in another currency",
    {
      allowed_payment_method_types: ["pix"],
      line_items: [{ ...line(5000), price_data: { ...line(5000).price_data, currency: "usd" } }],
    },
    { param: "allowed_payment_method_types" },
  ],
  [
    "what the stand-in cannot do",
    { mode: "subscription" },
    { code: "not_in_sandbox", param: "mode" },
  ],
];

test.each(refused)("a session with %s is refused", async (_what, changes, error) => {
  const { stripe, sandbox } = await startBench();
  const attempt = stripe.checkout.sessions.create(booking(changes as CreateParameters), own);
  await expect(attempt).rejects.toMatchObject({ ...invalid, ...error });
  expect(sandbox.ledger()).toEqual([]);
});

test("the limits themselves are accepted", async () => {
  const { open, now } = await startBench();
  const metadata = { ...anyKeys(49), ["k".repeat(40)]: "x".repeat(500) };
  const longest = {
    expires_at: now() + 24 * 60 * 60,
    metadata,
    line_items: [line(50)],
  };
  expect(await open(longest)).toMatchObject({ status: "open", amount_total: 50, metadata });
});
