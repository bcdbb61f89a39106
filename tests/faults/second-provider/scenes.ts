import { mercadoPagoOrders } from "../../../sandbox/mercado-pago/testing/orders.ts";
import { sendRefund } from "../../../src/server/refunds/send-refund.ts";
import { settleCheckout } from "../../../src/server/settle/settle-checkout.ts";
import { count, returned } from "../judge.ts";
import { dueRefunds } from "../money/real.ts";
import { giveSomeBack, knownOf } from "./acts.ts";
import { openBalance } from "./opening.ts";
import { pay } from "./paying.ts";
import { linesOf, type Story } from "./story.ts";
import { endTrouble, isPassing, loseRefundAnswers, orderHabits } from "./trouble.ts";
import { newProcess, type Wave } from "./wave.ts";

/** Two guests of every wave play fixed scenes, which chance would bring about too seldom. */
const [UNANSWERED, REFUSED] = [1, 3];

/** These guests pay in time and correctly. */
export function plainly(number: number): Partial<Pick<Story, Plain>> {
  if (number !== UNANSWERED && number !== REFUSED) return {};
  const paysAll = number === UNANSWERED;
  return { timing: "in time", manner: "once", isQuoted: false, paysAll };
}

type Plain = "timing" | "manner" | "isQuoted" | "paysAll";

/** Before any faults are injected. */
export async function playScenes(wave: Wave): Promise<void> {
  await endTrouble(wave);
  await scene(wave, UNANSWERED, "asked while a refund has no answer", askMeanwhile);
  await endTrouble(wave);
  await scene(wave, REFUSED, "paid the rest as it was before a refused gift", payAsBefore);
  await endTrouble(wave);
  await orderHabits(wave);
}

async function scene(
  wave: Wave,
  number: number,
  name: string,
  play: (wave: Wave, story: Story) => Promise<void>,
): Promise<void> {
  const story = wave.stories[number];
  const [session] = story?.sessions ?? [];
  if (!story || session?.paid.length !== 1) return;
  await settleCheckout(newProcess(wave.app), session.checkoutId, returned);
  if ((await knownOf(wave, story)).state !== "confirmed") return;
  await play(wave, story);
  count(wave, name);
}

/** The refund exists there, without our id: settling meanwhile must not count it as another. */
async function askMeanwhile(wave: Wave, story: Story): Promise<void> {
  const { app } = wave;
  await giveSomeBack(wave, story, await knownOf(wave, story));
  await loseRefundAnswers(wave);
  await sendNow(wave, story);
  const before = await refundsOf(wave, story);
  const [session] = story.sessions;
  await settleCheckout(newProcess(app), session?.checkoutId ?? "", returned);
  await expectSame(wave, story, before);
}

/** Only the owner decides about a refused refund. */
async function payAsBefore(wave: Wave, story: Story): Promise<void> {
  const { app } = wave;
  await openBalance(wave, story, "code");
  await mercadoPagoOrders(app.mercadoPago.url).habits({ refunds: "rejected" });
  await giveSomeBack(wave, story, await knownOf(wave, story));
  await sendNow(wave, story);
  const before = await refundsOf(wave, story);
  const session = story.sessions.at(-1);
  if (!session) throw new Error("no way to pay the rest is shown");
  await pay(wave, story, session, "once", "in time");
  await settleCheckout(newProcess(app), session.checkoutId, returned);
  await expectSame(wave, story, before);
}

async function sendNow({ app }: Wave, story: Story): Promise<void> {
  for (const id of await dueRefunds(app, story.bookingId ?? "")) {
    await sendRefund(newProcess(app), id).catch((error: unknown) => {
      if (!isPassing(error)) throw error;
    });
  }
}

/** Refunds in our books, and at the providers. */
async function refundsOf({ app }: Wave, story: Story): Promise<string> {
  const { rows } = await app.deps.pool.query(
    "select amount, state, reason from refund where booking_id = $1 order by created_at, id",
    [story.bookingId],
  );
  const back = linesOf(app, story).reduce((sum, { returned: part }) => sum + part, 0);
  return JSON.stringify([rows, back]);
}

async function expectSame(wave: Wave, story: Story, before: string): Promise<void> {
  const after = await refundsOf(wave, story);
  if (after !== before)
    wave.wrong.push(`guest ${story.number}: refunds are ${after}, not ${before}`);
}
