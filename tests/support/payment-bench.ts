import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { SessionMeans } from "../../src/domain/payment-choice.ts";
import type {
  Notice,
  PaymentProvider,
  PaymentSession,
  SessionOrder,
} from "../../src/server/payments/provider.ts";

/** One adapter of the payment port and its stand-in. */
export type PaymentBench = {
  readonly provider: PaymentProvider;
  readonly now: () => number;
  passTime(milliseconds: number): void;
  /** The guest pays but does not return to the site. */
  pay(session: PaymentSession): Promise<unknown>;
  /** The next opening succeeds, but its answer is lost. */
  loseOpening(means: SessionMeans): Promise<unknown>;
  /** The guest's bank reclaims a payment; the chargeback's id. */
  dispute(session: PaymentSession): Promise<string>;
  decide(chargebackId: string, as: "won" | "lost"): Promise<unknown>;
  /** Everything that was sent to the webhook so far. */
  notices(): readonly Notice[];
  /** Changes the bytes, but keeps the signature. */
  forge(notice: Notice): Notice;
  /** Well-formed ids that do not exist. */
  readonly unknownIds: {
    readonly sessions: readonly string[];
    readonly payment: string;
    readonly refund: string;
    readonly chargeback: string;
  };
  control(path: string, body?: object): Promise<unknown>;
  close(): Promise<void>;
};

const MINUTE = 60_000;

export function orderAt(now: number, changes: Partial<SessionOrder> = {}): SessionOrder {
  const seconds = Math.ceil(now / 1000) * 1000;
  return {
    sessionId: randomUUID(),
    bookingId: randomUUID(),
    purpose: "booking",
    provider: "",
    means: "card",
    title: "Quarto Mar",
    lines: [
      { label: "3 noites", amount: 267_010 },
      { label: "Limpeza", amount: 9_099 },
    ],
    language: "pt-BR",
    facts: { site: "https://pousada.example", checkIn: "2026-12-01" },
    expiresAt: new Date(seconds + 35 * MINUTE),
    keptUntil: new Date(seconds + 45 * MINUTE),
    returnUrl: "https://pousada.example/reserva/MAR-1/pagar",
    payer: { name: "Helena Prado Lima", email: "helena@exemplo.com", phone: "(84) 91111-2222" },
    mostInstallments: 12,
    ...changes,
  };
}

/** A webhook endpoint that keeps what it gets. */
export async function receiveNotices() {
  const notices: Notice[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { searchParams } = new URL(request.url ?? "", "http://localhost");
    const query = Object.fromEntries(searchParams);
    notices.push({ body: Buffer.concat(chunks), headers: request.headers, query });
    response.writeHead(200).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    notices: () => [...notices],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function orderBy<T>(url: string, path: string, body: object = {}): Promise<T> {
  const response = await fetch(`${url}/__control${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<T>;
}
