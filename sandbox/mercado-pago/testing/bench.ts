import { randomUUID } from "node:crypto";
import { expect, onTestFinished } from "vitest";
import { startClock } from "../../clock.ts";
import { ACCESS_TOKEN } from "../credentials.ts";
import { type MercadoPagoSandboxOptions, startMercadoPagoSandbox } from "../start.ts";
import { mercadoPagoOrders } from "./orders.ts";

type CallOptions = { key?: string | null; token?: string | null; raw?: string };

/** A sandbox for one test, calls to it, and a clock to move. */
export async function startBench(options: MercadoPagoSandboxOptions = {}) {
  const { now, pass } = startClock();
  const sandbox = await startMercadoPagoSandbox({ now, retryDelaysMs: [20, 20], ...options });
  onTestFinished(() => sandbox.close());

  const call = calling(sandbox.url);
  const made = async (path: string, body: object) => {
    const answer = await call("POST", path, body);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body;
  };
  const inMinutes = (minutes: number) => ourTime(now() + minutes * 60_000);
  return {
    sandbox,
    call,
    inMinutes,
    orders: mercadoPagoOrders(sandbox.url),
    passSeconds: (seconds: number) => pass(seconds * 1000),
    passDays: (days: number) => pass(days * 24 * 60 * 60 * 1000),
    openPix: (changes: object = {}) =>
      made("/v1/payments", { ...pix(), date_of_expiration: inMinutes(31), ...changes }),
    openPreference: (changes: object = {}) =>
      made("/checkout/preferences", {
        ...preference(),
        expires: true,
        expiration_date_to: inMinutes(30),
        ...changes,
      }),
    payment: async (id: number) => (await call("GET", `/v1/payments/${id}`)).body,
  };
}

export type Bench = Awaited<ReturnType<typeof startBench>>;

/** A time in the site's format: with milliseconds and an offset. */
export function ourTime(ms: number): string {
  return new Date(ms - 3 * 60 * 60 * 1000).toISOString().replace("Z", "-03:00");
}

/** The site's Pix for a stay of three nights. */
export function pix() {
  return {
    transaction_amount: 2940.5,
    payment_method_id: "pix",
    description: "Quarto Mar",
    external_reference: "hold-1",
    payer: { email: "helena@exemplo.com", first_name: "Helena", last_name: "Prado" },
    additional_info: {
      items: [{ id: "stay", title: "Quarto Mar", quantity: 1, unit_price: 2940.5 }],
      payer: {
        first_name: "Helena",
        last_name: "Prado",
        phone: { area_code: "84", number: "911112222" },
      },
    },
    metadata: { checkIn: "2026-12-01", guests: 2 },
  };
}

export function preference() {
  return {
    items: [
      { id: "stay", title: "Quarto Mar", quantity: 1, unit_price: 2400, currency_id: "BRL" },
      { id: "fee", title: "Taxa", quantity: 2, unit_price: 50.25, currency_id: "BRL" },
    ],
    payer: { name: "Helena", surname: "Prado", email: "helena@exemplo.com" },
    back_urls: {
      success: "https://pousada.example/reserva/ABC/pagar",
      pending: "https://pousada.example/reserva/ABC/pagar",
      failure: "https://pousada.example/reserva/ABC/pagar?volta=1",
    },
    auto_return: "approved",
    external_reference: "hold-1",
    binary_mode: true,
    payment_methods: {
      excluded_payment_types: [{ id: "ticket" }, { id: "bank_transfer" }, { id: "debit_card" }],
      installments: 6,
    },
    metadata: { checkIn: "2026-12-01" },
  };
}

function calling(url: string) {
  return async (
    method: "GET" | "POST" | "PUT",
    path: string,
    body?: object,
    { key = randomUUID(), token = ACCESS_TOKEN, raw }: CallOptions = {},
  ) => {
    const sent = raw ?? (body && JSON.stringify(body));
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(key !== null && { "x-idempotency-key": key }),
        ...(sent !== undefined && { "content-type": "application/json" }),
      },
      ...(sent !== undefined && { body: sent }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
    return { status: response.status, body: (await response.json()) as any };
  };
}
