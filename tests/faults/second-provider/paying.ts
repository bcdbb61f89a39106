import { mercadoPagoOrders } from "../../../sandbox/mercado-pago/testing/orders.ts";
import { settleCheckout } from "../../../src/server/checkout/settle-checkout.ts";
import { ledgerOf } from "../../support/stories.ts";
import { control, pay as payInFrame } from "../../support/visit.ts";
import type { Random } from "../random.ts";
import { guestOf } from "./opening.ts";
import type { Manner, Session, Story, Timing } from "./story.ts";
import { persist } from "./trouble.ts";
import { count, type Wave } from "./wave.ts";

const DECLINED = "4000000000000002";
/** How long a new payment is told but cannot be read. */
const EARLY_MS = 20_000;
const returned = { actor: "visitor", source: "return" } as const;

type Money = { readonly id: number; readonly status: string; readonly transaction_amount: number };

/** What a guest does at the provider or in her bank's app. */
export async function pay(
  wave: Wave,
  { random }: Story,
  session: Session,
  manner: Manner,
  timing: Timing,
): Promise<void> {
  if (session.way === "frame") await payFrame(wave, session, manner);
  else if (session.way === "page") await payPage(wave, random, session, manner);
  else await payCode(wave, random, session, manner, timing === "too late");
  if (session.paid.length > 0) count(wave, `${session.way}: ${timing}, ${manner}`);
  else count(wave, `${session.way}: could not pay ${timing}`);
}

async function payFrame({ app }: Wave, session: Session, manner: Manner): Promise<void> {
  const { checkoutId } = session;
  if (manner === "declined first")
    await control(app, `sessions/${checkoutId}/pay`, { card: DECLINED }).catch(() => {});
  await payInFrame(app, checkoutId).catch(() => {});
  const line = ledgerOf(app, checkoutId);
  if (line?.payment_intent && line.amount_captured > 0)
    session.paid.push({ reference: line.payment_intent, amount: line.amount_captured });
}

async function payPage({ app }: Wave, random: Random, session: Session, manner: Manner) {
  const orders = mercadoPagoOrders(app.mercadoPago.url);
  const preference = new URL(session.payUrl ?? "").searchParams.get("pref_id") ?? "";
  if (manner === "declined first") await orders.payByCard(preference, { card: DECLINED });
  if (random.next() < 0.5) await orders.habits({ earlyMs: EARLY_MS });
  for (let times = manner === "twice" ? 2 : 1; times > 0; times--) {
    const { status, body } = await orders.payByCard(preference, {
      installments: random.pick([1, 1, 3]),
    });
    if (status === 200) note(session, [body]);
  }
  await orders.habits({ earlyMs: 0 });
}

async function payCode(
  { app }: Wave,
  random: Random,
  session: Session,
  manner: Manner,
  late: boolean,
): Promise<void> {
  const orders = mercadoPagoOrders(app.mercadoPago.url);
  const number = Number(session.checkoutId.replace("mp_pix_", ""));
  const by = manner === "as somebody else" ? "stranger" : "guest";
  const amount = manner.startsWith("half") ? "half" : "all";
  const times = manner === "twice" || manner === "half twice" ? 2 : 1;
  if (times > 1 && random.next() < 0.5) await orders.habits({ earlyMs: EARLY_MS });
  const first = await orders.payPix(number, { amount, by, late, times });
  if (first.status === 200) note(session, first.body);
  if (manner === "half, then all" && first.status === 200) {
    const { body } = await orders.payPix(number, { amount: "all", times: 2 });
    note(session, body.slice(1));
  }
  await orders.habits({ earlyMs: 0 });
}

function note(session: Session, made: readonly Money[]): void {
  for (const { id, status, transaction_amount: reais } of made) {
    if (status !== "approved") continue;
    session.paid.push({ reference: `mp_${id}`, amount: Math.round(reais * 100) });
  }
}

/** She comes back to our page, which asks the provider. */
export async function comeBack(wave: Wave, story: Story): Promise<void> {
  const session = story.sessions.at(-1);
  if (!session) return;
  await persist(wave, story, async (deps) => {
    if (session.way === "frame") return settleCheckout(deps, session.checkoutId, returned);
    const { api, code } = await guestOf(deps, story);
    return api.getPayment(code);
  });
  count(wave, "came back");
}
