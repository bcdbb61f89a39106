import Stripe from "stripe";
import { WEBHOOK_SIGNING_SECRET } from "../../../sandbox/stripe/credentials.ts";
import { pay, stayAhead } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { Caller } from "./caller.ts";
import type { Canaries, Kind } from "./canaries.ts";

export type Scene = {
  readonly app: FaultApp;
  readonly url: string;
  readonly canaries: Canaries;
  readonly locations: string[];
};

const rooms = ["mar", "coqueiro", "jangada", "farol"] as const;
let nights = 5;

/** One guest who pays, with a canary in every field that she fills in. */
export async function bookAndPay(scene: Scene, email: string, settle = true): Promise<void> {
  const { app, canaries } = scene;
  const guest = new Caller(scene.url, scene.locations);
  const room = rooms[nights % rooms.length] ?? "mar";
  nights += 3;
  const stay = stayAhead(app, nights, 2);
  const { text } = await guest.post("/payment/create-checkout-session", {
    quartoId: room,
    startDate: stay.checkIn,
    endDate: stay.checkOut,
    nome: canaries.plant("name"),
    mensagem: canaries.plant("message"),
  });
  const { checkoutId } = JSON.parse(text) as { checkoutId?: string };
  if (!checkoutId) return;
  canaries.adopt("session", checkoutId);
  for (const cookie of guest.cookies.values()) canaries.adopt("cookie", cookie);
  const payer = { name: canaries.plant("name"), email, phone: canaries.plant("phone") };
  await pay(app, checkoutId, payer);
  if (!settle) return;
  await guest.post("/reservas", { checkoutId, nome: payer.name, cartao: canaries.plant("card") });
  await guest.ask(`/success?session_id=${checkoutId}&price=1&nome=${canaries.plant("token")}`);
  await guest.ask(`/reservas/${checkoutId}/calendario.ics`);
}

/** Everything an anonymous caller can send, in every part of a request. */
export async function askEverything(scene: Scene): Promise<void> {
  const guest = new Caller(scene.url, scene.locations);
  const plant = (kind: Kind) => encodeURIComponent(scene.canaries.plant(kind));
  const paths = [
    () => `/${plant("name")}`,
    () => `/en/${plant("message")}`,
    () => `/quarto?id=${plant("name")}&startDate=${plant("token")}&people=${plant("phone")}`,
    () => `/quarto/${plant("name")}`,
    () => `/success?session_id=${plant("session")}`,
    () => `/success/${plant("session")}`,
    () => `/reservas/${plant("session")}/calendario.ics`,
    () => `/calendarios/${plant("token")}.ics`,
    () => `/calendarios/${plant("token")}/${plant("token")}.ics`,
    () => `/quartos?startDate=${plant("name")}&endDate=${plant("email")}&people=${plant("phone")}`,
    () => `/media/${plant("name")}.webp`,
    () => `/assets/${plant("token")}.js`,
    () => `/mapa?q=${plant("message")}`,
    () => `/admin/entrar?volta=/admin/reservas/${plant("token")}`,
    () => `/admin/senha?chave=${plant("token")}`,
    () => `/metrics?nome=${plant("name")}`,
  ];
  for (const path of paths) {
    await guest.ask(path());
    await guest.ask(path(), { method: "POST", body: scene.canaries.plant("message") });
  }
  await guest.ask("/", { headers: headersOf(scene) });
  await guest.ask("/live", { headers: headersOf(scene) });
  await sendBodies(guest, scene.canaries);
  await tellNews(guest, scene.canaries);
}

function headersOf({ canaries }: Scene): Record<string, string> {
  return {
    cookie: `visitor=${canaries.plant("cookie")}; pousada.session_token=${canaries.plant("cookie")}`,
    authorization: `Bearer ${canaries.plant("token")}`,
    referer: `https://busca.example/?q=${encodeURIComponent(canaries.plant("email"))}`,
    "user-agent": canaries.plant("name"),
    "x-forwarded-for": canaries.plant("token"),
    "x-request-id": canaries.plant("token"),
    traceparent: `00-${canaries.plant("token")}-00f067aa0ba902b7-01`,
    tracestate: `nome=${canaries.plant("token")}`,
    baggage: `nome=${canaries.plant("token")}`,
    "accept-language": canaries.plant("token"),
  };
}

async function sendBodies(guest: Caller, canaries: Canaries): Promise<void> {
  for (const path of [
    "/payment/create-checkout-session",
    "/reservas",
    "/payment/release-checkout",
  ]) {
    const every = () => ({
      quartoId: canaries.plant("name"),
      checkoutId: canaries.plant("session"),
      startDate: canaries.plant("email"),
      endDate: canaries.plant("card"),
      language: canaries.plant("note"),
      price: canaries.plant("phone"),
      [canaries.plant("token")]: canaries.plant("message"),
    });
    await guest.post(path, every());
    await guest.post(path, { ...every(), quartoId: `mar\u0000${canaries.plant("name")}` });
    await guest.post(path, `{"nome": "${canaries.plant("name")}`);
    await guest.post(path, canaries.plant("message"), { "content-type": "text/plain" });
    await guest.post(path, `{"nome":"${canaries.plant("name")}${"x".repeat(70_000)}"}`);
  }
}

/** Forged webhooks, and genuine ones with canaries in every free text. */
async function tellNews(guest: Caller, canaries: Canaries): Promise<void> {
  const stripe = new Stripe("sk_test_signs_only");
  const secret = WEBHOOK_SIGNING_SECRET;
  const payload = JSON.stringify({
    id: `evt_${canaries.plant("token")}`,
    object: "event",
    type: canaries.plant("name"),
    account: canaries.plant("token"),
    created: canaries.plant("note"),
    data: {
      object: {
        object: "checkout.session",
        id: canaries.plant("session"),
        customer_details: { name: canaries.plant("name"), email: canaries.plant("email") },
      },
    },
  });
  const signed = stripe.webhooks.generateTestHeaderString({ payload, secret });
  for (const signature of [signed, canaries.plant("token")]) {
    await guest.post("/payment/webhook", payload, { "stripe-signature": signature });
  }
}
