import { mercadoPagoOrders } from "../../../sandbox/mercado-pago/testing/orders.ts";
import { settleCheckout } from "../../../src/server/settle/settle-checkout.ts";
import { pageId, pixNumber } from "../../support/names-there.ts";
import { ledgerOf } from "../../support/stories.ts";
import { control, pay as payInFrame } from "../../support/visit.ts";
import { count, returned } from "../judge.ts";
import type { Random } from "../random.ts";
import { guestOf } from "./opening.ts";
import type { Manner, Session, Story, Timing } from "./story.ts";
import { persist } from "./trouble.ts";
import type { Wave } from "./wave.ts";

const DECLINED = "4000000000000002";

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
  else await payCode(wave, session, manner, timing === "too late");
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

async function payPage({ app, post }: Wave, random: Random, session: Session, manner: Manner) {
  const orders = mercadoPagoOrders(app.mercadoPago.url);
  const preference = pageId(session.payUrl);
  if (manner === "declined first") await orders.payByCard(preference, { card: DECLINED });
  const at = app.deps.clock();
  for (let times = manner === "twice" ? 2 : 1; times > 0; times--) {
    const { status, body } = await orders.payByCard(preference, {
      installments: random.pick([1, 1, 3]),
    });
    if (status !== 200) continue;
    note(session, [body]);
    post.noteNew(body.id, at);
  }
}

async function payCode(
  { app, post }: Wave,
  session: Session,
  manner: Manner,
  late: boolean,
): Promise<void> {
  const orders = mercadoPagoOrders(app.mercadoPago.url);
  const number = pixNumber(session.checkoutId);
  const by = manner === "as somebody else" ? "stranger" : "guest";
  const amount = manner.startsWith("half") ? "half" : "all";
  const times = manner === "twice" || manner === "half twice" ? 2 : 1;
  const at = app.deps.clock();
  const first = await orders.payPix(number, { amount, by, late, times });
  if (first.status !== 200) return;
  note(session, first.body);
  const again = manner === "half, then all" ? ({ amount: "all", times: 2 } as const) : null;
  const more = again ? (await orders.payPix(number, again)).body : first.body;
  if (again) note(session, more.slice(1));
  for (const { id } of more.slice(1)) post.noteNew(id, at);
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
