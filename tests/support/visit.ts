import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { addDays, todayIn } from "../../src/domain/day.ts";
import type { Stay } from "../../src/domain/stay.ts";
import type { TestApp } from "./app-on.ts";

/** An HTTP client with one browser's cookies. */
export class Visit {
  readonly http: FastifyInstance;
  cookie = "";

  constructor({ http }: Pick<TestApp, "http">) {
    this.http = http;
  }

  async get(url: string): Promise<LightMyRequestResponse> {
    return this.http.inject({ method: "GET", url, headers: { cookie: this.cookie } });
  }

  async post(url: string, body: unknown = {}): Promise<LightMyRequestResponse> {
    const answer = await this.http.inject({
      method: "POST",
      url,
      headers: { cookie: this.cookie, "content-type": "application/json" },
      payload: JSON.stringify(body),
    });
    const given = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
    const isGiven = (one: string) => answer.cookies.some(({ name }) => one.startsWith(`${name}=`));
    const kept = this.cookie.split("; ").filter((one) => one !== "" && !isGiven(one));
    this.cookie = [...kept, ...given].join("; ");
    return answer;
  }

  book(quartoId: string, stay: Stay, more: object = {}): Promise<LightMyRequestResponse> {
    return this.post("/payment/create-checkout-session", {
      quartoId,
      startDate: stay.checkIn,
      endDate: stay.checkOut,
      ...more,
    });
  }

  settle(checkoutId: string, more: object = {}): Promise<LightMyRequestResponse> {
    return this.post("/reservas", { checkoutId, ...more });
  }
}

export function stayAhead(app: TestApp, days: number, nights: number): Stay {
  const checkIn = addDays(todayIn("America/Bahia", app.deps.clock()), days);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

const guest = { name: "Ana Lima", email: "ana@exemplo.example", phone: "+5573955550100" };

/** Sets an option of the payment stand-in. */
export async function control(
  app: Pick<TestApp, "payments">,
  path: string,
  body: object = {},
): Promise<void> {
  const answer = await fetch(`${app.payments.url}/__control/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the stand-in refused ${path}: ${await answer.text()}`);
}

/** Pays a session at the provider, like a guest in the frame. */
export function pay(
  app: Pick<TestApp, "payments">,
  checkoutId: string,
  payer: Partial<typeof guest> & { card?: string; method?: "pix" } = {},
): Promise<void> {
  const means = payer.method === "pix" ? {} : { card: "4242424242424242" };
  return control(app, `sessions/${checkoutId}/pay`, { ...means, ...guest, ...payer });
}
