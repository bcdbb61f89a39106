import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { addDays, todayIn } from "../../src/domain/day.ts";
import type { Stay } from "../../src/domain/stay.ts";
import type { TestHouse } from "./house-on.ts";

/** An HTTP client with one browser's cookies. */
export class Visit {
  readonly app: FastifyInstance;
  cookie = "";

  constructor({ app }: Pick<TestHouse, "app">) {
    this.app = app;
  }

  async get(url: string): Promise<LightMyRequestResponse> {
    return this.app.inject({ method: "GET", url, headers: { cookie: this.cookie } });
  }

  async post(url: string, body: unknown = {}): Promise<LightMyRequestResponse> {
    const answer = await this.app.inject({
      method: "POST",
      url,
      headers: { cookie: this.cookie, "content-type": "application/json" },
      payload: JSON.stringify(body),
    });
    const [given] = answer.cookies;
    if (given) this.cookie = `${given.name}=${encodeURIComponent(given.value)}`;
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

export function stayAhead(house: TestHouse, days: number, nights: number): Stay {
  const checkIn = addDays(todayIn("America/Bahia", house.deps.clock()), days);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

const guest = { name: "Ana Lima", email: "ana@exemplo.example", phone: "+5573955550100" };

/** Sets an option of the payment stand-in. */
export async function control(
  house: Pick<TestHouse, "payments">,
  path: string,
  body: object = {},
): Promise<void> {
  const answer = await fetch(`${house.payments.url}/__control/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the stand-in refused ${path}: ${await answer.text()}`);
}

/** Pays a session at the provider, like a guest in the frame. */
export function pay(
  house: Pick<TestHouse, "payments">,
  checkoutId: string,
  payer: Partial<typeof guest> & { card?: string; method?: "pix" } = {},
): Promise<void> {
  const means = payer.method === "pix" ? {} : { card: "4242424242424242" };
  return control(house, `sessions/${checkoutId}/pay`, { ...means, ...guest, ...payer });
}
