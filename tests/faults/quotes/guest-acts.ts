import { tellPix as tellReal } from "../../../src/server/hand-pix/tell-pix.ts";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import { receiveEvent } from "../../../src/server/settle/receive-event.ts";
import { settleCheckout } from "../../../src/server/settle/settle-checkout.ts";
import { createTasks } from "../../../src/server/worker/run-jobs.ts";
import { newKey } from "../../support/linked-guest.ts";
import { pay, Visit } from "../../support/visit.ts";
import { askInside } from "../client.ts";
import { returned } from "../judge.ts";
import { bookRooms } from "../money/sell.ts";
import { noticeOf } from "../notice.ts";
import type { History } from "./history.ts";
import { endHold, payThere, reconcileAll, runJob, settleOne, tellPix } from "./owner.ts";
import { listPrice } from "./owner-acts.ts";
import { bookOnSite, payByCard, payByPix, type Wish } from "./pay.ts";
import { type Act, answered, payers, proposalApi } from "./real.ts";
import type { Nights, Room } from "./world.ts";

export function cardAct(history: History, number: number, wish: Wish, hasLink = true): Act {
  const code = history.proposals[number]?.code ?? "";
  return {
    name: `pay ${wish.dueNow} of proposal ${number} by card`,
    doing: (world) => payByCard(world, number, wish, hasLink),
    real: () =>
      answered(
        proposalApi(history, hasLink).payByCard(code, wish),
        ({ checkoutId }) => `open ${checkoutId}`,
      ),
  };
}

export function pixAct(
  history: History,
  number: number,
  wish: Wish,
  who: number,
  hasLink = true,
): Act {
  const code = history.proposals[number]?.code ?? "";
  const payer = payers[who % payers.length] as (typeof payers)[number];
  const key = newKey();
  return {
    name: `pay ${wish.dueNow} of proposal ${number} by Pix of ${payer.name}`,
    doing: (world) => payByPix(world, number, { ...wish, payer: payer.name }, hasLink),
    real: () =>
      answered(
        proposalApi(history, hasLink).beginPayment(code, key, { ...wish, means: "pix", payer }),
        (begun) => `pix ${begun.code}`,
      ),
  };
}

export function tellAct({ app, bookings }: History, number: number): Act {
  return {
    name: `tell the Pix of booking ${number}`,
    doing: (world) => tellPix(world, number),
    real: () => answered(tellReal(app.deps, bookings[number] ?? "")),
  };
}

async function checkoutOf({ app, bookings }: History, number: number): Promise<string> {
  const { rows } = await app.deps.pool.query(
    "select checkout_id from payment_session where booking_id = $1",
    [bookings[number]],
  );
  return rows[0]?.checkout_id ?? "";
}

/** Pays at the provider, whatever the app knows of it. */
export async function payThereAct(history: History, number: number): Promise<Act> {
  const checkoutId = await checkoutOf(history, number);
  return {
    name: `pay booking ${number} at the provider`,
    doing: (world) => payThere(world, number),
    real: () =>
      pay(history.app, checkoutId).then(
        () => "done",
        () => "refused",
      ),
  };
}

export const settlers = ["page", "event", "event twice", "return"] as const;

export async function settleAct(
  history: History,
  number: number,
  by: (typeof settlers)[number],
): Promise<Act> {
  const { app } = history;
  const checkoutId = await checkoutOf(history, number);
  const event = noticeOf({ checkoutId });
  const ways: Record<typeof by, () => Promise<unknown>> = {
    page: () => settleOnPage(app, checkoutId),
    event: () => receiveEvent(app.deps, event),
    "event twice": () =>
      Promise.all([receiveEvent(app.deps, event), receiveEvent(app.deps, event)]),
    return: () => settleCheckout(app.deps, checkoutId, returned),
  };
  return {
    name: `settle booking ${number} by ${by}`,
    doing: (world) => settleOne(world, number),
    real: () => ways[by]().then(() => "done"),
  };
}

async function settleOnPage(app: History["app"], checkoutId: string): Promise<void> {
  const visit = new Visit(app);
  const answer = await askInside(() => visit.settle(checkoutId));
  if (answer.statusCode >= 500) throw new Error(`the page answered ${answer.payload}`);
}

/** A visitor who has seen no proposal books on the site. */
export async function siteAct(history: History, room: Room, stay: Nights["stay"]): Promise<Act> {
  const nights = { rooms: [room], stay };
  const total = await listPrice(history, nights);
  return {
    name: `book ${room} from ${stay.checkIn} on the site`,
    doing: (world) => bookOnSite(world, room, nights, total),
    real: async () => {
      const checkoutId = await bookRooms(history.app, [room], stay, 2);
      return checkoutId === null ? "nights-taken" : `open ${checkoutId}`;
    },
  };
}

/** An outdated job: it began before the hold was extended, and another one waits for the end. */
export function earlierEndAct({ app, bookings }: History, number: number): Act {
  const payload = { bookingId: bookings[number] };
  return {
    name: `run the earlier end of booking ${number}`,
    doing: (world) => endHold(world, number),
    real: async () => {
      await createTasks(app.deps)["end-hold"]?.(payload, { job: { id: "earlier" } } as never);
      return "done";
    },
  };
}

export function jobAct({ app, proposals, bookings }: History, key: string): Act {
  const [kind = "", number] = key.split(":");
  const isHold = kind === "end-hold";
  const id = isHold ? bookings[Number(number)] : proposals[Number(number)]?.id;
  const payload = isHold ? { bookingId: id } : { proposalId: id };
  return {
    name: `run ${key}`,
    doing: (world) => runJob(world, key),
    async real() {
      await app.deps.pool.query("select graphile_worker.remove_job($1)", [`${kind}:${id}`]);
      await createTasks(app.deps)[kind]?.(payload, { job: { id: key } } as never);
      return "done";
    },
  };
}

export function reconcileAct({ app }: History): Act {
  return {
    name: "reconcile",
    doing: reconcileAll,
    real: () => reconcile(app.deps).then(() => "done"),
  };
}
