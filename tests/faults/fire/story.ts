import { randomUUID } from "node:crypto";
import { sign } from "@fastify/cookie";
import type { Stay } from "../../../src/domain/stay.ts";
import { control, pay } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { until } from "../until.ts";
import type { Answer, Line } from "./line.ts";

/**
 * How a guest's story ends: she returns, only pays, pays while the webhook is lost, is cancelled by
 * the owner, or leaves without paying.
 */
export type Ending = "returned" | "gone" | "unheard" | "cancelled" | "left";

export type Story = {
  readonly room: string;
  readonly stay: Stay;
  readonly email: string;
  readonly ending: Ending;
  /** What the app has acknowledged: it must still be true afterwards. */
  readonly promised: Set<"held" | "confirmed" | "cancelled" | "released">;
  checkoutId: string;
  paid: boolean;
};

export type Stage = {
  readonly app: FaultApp;
  readonly line: Line;
  /** Any of the processes behind the balancer. */
  url(): string;
};

const PATIENCE_MS = 60_000;
const PAUSE_MS = 250;
/** Webhook events per payment. */
const EVENTS_OF_A_PAYMENT = 2;

/** Every call is retried until it is answered, as people do. */
export async function tellStory(stage: Stage, story: Story): Promise<void> {
  const { app } = stage;
  const cookie = `visitor=${encodeURIComponent(sign(randomUUID(), app.deps.config.COOKIE_SECRET))}`;
  const { room: quartoId, stay } = story;
  const wish = { quartoId, startDate: stay.checkIn, endDate: stay.checkOut };
  const held = await again(stage, "/payment/create-checkout-session", wish, cookie);
  story.checkoutId = String(held.body.checkoutId);
  story.promised.add("held");
  if (story.ending === "left") {
    await again(stage, "/payment/release-checkout", {}, cookie);
    story.promised.add("released");
    return;
  }
  if (story.ending === "unheard") {
    await control(app, "webhooks", { mode: "drop", events: EVENTS_OF_A_PAYMENT });
  }
  await pay(app, story.checkoutId, { email: story.email });
  story.paid = true;
  if (story.ending === "gone" || story.ending === "unheard") return;
  await again(stage, "/reservas", { checkoutId: story.checkoutId }, cookie);
  story.promised.add("confirmed");
  if (story.ending === "returned") return;
  const line = app.payments.ledger().find(({ session }) => session === story.checkoutId);
  await again(stage, `/cancel/${line?.client_reference_id}`, {}, cookie);
  story.promised.add("cancelled");
}

async function again(stage: Stage, path: string, body: object, cookie: string): Promise<Answer> {
  let answer: Answer | null = null;
  await until(
    async () => {
      answer = await stage.line.post(`${stage.url()}${path}`, body, cookie);
      return answer !== null && (answer.status === 200 || answer.status === 204);
    },
    PATIENCE_MS,
    PAUSE_MS,
  );
  return answer as unknown as Answer;
}
