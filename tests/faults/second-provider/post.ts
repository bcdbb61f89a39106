import { createHmac, randomUUID } from "node:crypto";
import Stripe from "stripe";
import { machineNow } from "../../../sandbox/clock.ts";
import { WEBHOOK_SECRET } from "../../../sandbox/mercado-pago/credentials.ts";
import { mercadoPagoOrders } from "../../../sandbox/mercado-pago/testing/orders.ts";
import type { FaultApp } from "../app.ts";
import { ask, untilHeard } from "../client.ts";
import { inParallel } from "../parallel.ts";
import type { Random } from "../random.ts";

const LOST = 0.1;
const MOST_DELAY = 3;

type Notice = {
  readonly of: "first" | "second";
  readonly id: string;
  readonly body: object;
  readonly query: string;
  /** The payment that it speaks of, at the second provider. */
  readonly subject: string | null;
  /** Rounds until it is delivered. */
  wait: number;
  copies: number;
};

type SecondEntry = { id: number; topic: string; dataId: string; body: object };
type FirstEntry = { event: { id: string } };

/**
 * Delivers the webhooks: each may be lost, late, early, repeated or out of order. Both providers
 * hold theirs back, so that nothing is sent except from here.
 */
export class Post {
  readonly #app: FaultApp;
  readonly #random: Random;
  readonly #seen = new Set<string>();
  #waiting: Notice[] = [];
  /** Payments that cannot be read yet, and until when. */
  readonly #early = new Map<string, number>();
  #earlyMs = 0;
  readonly wrong: string[] = [];
  sent = 0;
  lost = 0;
  refused = 0;
  forged = 0;

  constructor(app: FaultApp, random: Random) {
    this.#app = app;
    this.#random = random;
  }

  async begin(): Promise<void> {
    for (const url of [this.#app.payments.url, this.#app.mercadoPago.url])
      await post(`${url}/__control/webhooks`, { mode: "hold" });
  }

  /** From now on, new payments are announced before they can be read. */
  async tellEarly(milliseconds: number): Promise<void> {
    this.#earlyMs = milliseconds;
    const orders = mercadoPagoOrders(this.#app.mercadoPago.url);
    await orders.habits({ earlyMs: milliseconds });
  }

  noteNew(paymentNumber: number, at: number): void {
    this.#early.set(String(paymentNumber), at + this.#earlyMs);
  }

  /** Collects new notices from the providers; some are lost. */
  async #collect(): Promise<void> {
    const { payments, mercadoPago } = this.#app;
    const first = await get<FirstEntry[]>(`${payments.url}/__control/events`);
    const second = await get<SecondEntry[]>(`${mercadoPago.url}/__control/notifications`);
    const notices = [
      ...first.map(({ event }) => ({
        of: "first" as const,
        id: event.id,
        body: event,
        query: "",
        subject: null,
      })),
      ...second.map(({ id, topic, dataId, body }) => {
        const query = `?data.id=${dataId}&type=${topic}`;
        const subject = topic === "payment" ? dataId : null;
        return { of: "second" as const, id: String(id), body, query, subject };
      }),
    ];
    for (const notice of notices) {
      if (this.#seen.has(notice.id)) continue;
      this.#seen.add(notice.id);
      if (this.#random.next() < LOST) this.lost++;
      else this.#waiting.push({ ...notice, wait: this.#delay(), copies: this.#copies() });
    }
  }

  #delay = () => (this.#random.next() < 0.6 ? 0 : 1 + this.#random.below(MOST_DELAY));
  #copies = () => (this.#random.next() < 0.7 ? 1 : 2 + this.#random.below(2));

  /** One round of deliveries. The provider sends a refused notice again. */
  async go(everything = false): Promise<void> {
    await this.#collect();
    for (const notice of this.#waiting) notice.wait -= 1;
    const due = this.#waiting.filter(({ wait }) => everything || wait < 0);
    const copies = due.flatMap((notice) => Array.from({ length: notice.copies }, () => notice));
    const taken = new Set<Notice>();
    const shuffled = this.#random.shuffle(copies);
    await inParallel(6, shuffled.length, async (index) => {
      const notice = shuffled[index] as Notice;
      this.sent++;
      if (await this.#deliver(notice)) taken.add(notice);
      else this.refused++;
    });
    this.#waiting = this.#waiting.filter((notice) => !taken.has(notice));
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async #deliver({ of, id, subject }: Notice): Promise<boolean> {
    const { payments, mercadoPago } = this.#app;
    const signedId = this.#random.pick(["as_sent", "lower_case"]);
    const answer =
      of === "first"
        ? await post<{ status: number }>(`${payments.url}/__control/events/${id}/deliver`, {})
        : await post<{ status: number }>(
            `${mercadoPago.url}/__control/notifications/${id}/deliver`,
            {
              signedId,
            },
          );
    const isTaken = answer.status === 200;
    const isEarly = (this.#early.get(subject ?? "") ?? 0) > this.#app.deps.clock();
    if (isTaken && isEarly) this.wrong.push(`a notice was taken too early: ${subject}`);
    return isTaken;
  }

  /** Forged copies: unsigned, signed with another secret, for another id. All must be refused. */
  async forge(): Promise<void> {
    await this.#collect();
    const { wrong } = this;
    const before = await this.#picture();
    for (const notice of this.#waiting.slice(0, 12)) {
      const status = await this.#sendForged(notice);
      this.forged++;
      if (status < 400 || status >= 500)
        wrong.push(`a forged notice was answered with ${status}: ${JSON.stringify(notice.body)}`);
    }
    if ((await this.#picture()) !== before) wrong.push("a forged notice has changed something");
  }

  async #sendForged({ of, body, query, id }: Notice): Promise<number> {
    const dice = this.#random.below(4);
    if (of === "second" && dice === 0) {
      const url = `${this.#app.mercadoPago.url}/__control/notifications/${id}/deliver`;
      const { status } = await untilHeard(async () => ({
        ...(await post<{ status: number }>(url, { form: "ipn" })),
        // The provider's API does not report the Retry-After that it received.
        retryAfter: "1",
      }));
      return status;
    }
    const payload = JSON.stringify(body);
    const headers = of === "first" ? firstHeaders(payload, dice) : secondHeaders(query, dice);
    const path = of === "first" ? "/payment/webhook" : `/payment/webhook/mercadopago${query}`;
    const { status } = await ask(`${this.#app.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: payload,
    });
    return status;
  }

  async #picture(): Promise<string> {
    const tables = ["booking", "payment", "payment_session", "payment_event", "refund", "alert"];
    const sums = [...tables, "account_entry", "chargeback"].map(
      (name) => `select '${name}', md5(string_agg(t::text, '' order by t::text)) from ${name} as t`,
    );
    const { rows } = await this.#app.deps.pool.query(sums.join(" union all "));
    return JSON.stringify(rows);
  }
}

const WRONG_SECRET = "um-segredo-que-ninguem-conhece";

function firstHeaders(payload: string, dice: number): Record<string, string> {
  if (dice === 1) return {};
  const secret = `whsec_${WRONG_SECRET}`;
  return { "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret }) };
}

function secondHeaders(query: string, dice: number): Record<string, string> {
  if (dice === 1) return {};
  const at = machineNow();
  const requestId = randomUUID();
  const id = new URLSearchParams(query).get("data.id");
  const isOfAnother = dice === 2;
  const text = `id:${isOfAnother ? `${id}1` : id};request-id:${requestId};ts:${at};`;
  const secret = isOfAnother ? WEBHOOK_SECRET : WRONG_SECRET;
  const proof = createHmac("sha256", secret).update(text).digest("hex");
  return { "x-signature": `ts=${at},v1=${proof}`, "x-request-id": requestId };
}

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as T;
}

async function get<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}
