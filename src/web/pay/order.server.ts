import { type RouterContextProvider, redirect } from "react-router";
import { EVERYTHING, HOW_MUCH, listingUrl, MEANS } from "../../contract/page-urls.ts";
import { readOtherRooms } from "../../contract/rooms-in-address.ts";
import { localTime } from "../../domain/day.ts";
import type { OfferedWays, OnlineMeans } from "../../domain/payment-choice.ts";
import { dueNow, planFor } from "../../domain/payment-plan.ts";
import { apiContext, clockContext, payContext, propertyContext } from "../context.ts";
import { newFormKey } from "../form/form-key.ts";
import { localTo, orNone } from "../guest/frame/own-page.server.ts";
import { partiesOf } from "../listing/chosen-rooms.ts";
import { readEntries } from "../listing/entries-in-address.ts";
import { chosenRooms, judgeBooking } from "../listing/judge-booking.ts";
import { readMeans } from "../means-in-address.ts";
import { offeredTo } from "../offered.server.ts";
import { sendPayer } from "./send-payer.server.ts";

export type Asked = {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
  /** The URL without the router's own parameters. */
  readonly url: URL;
};

/** The rooms and nights in the URL, by the rules of the room's form. Null: against them. */
export async function readChoice({ context, url }: Asked) {
  const query = url.searchParams;
  const api = context.get(apiContext);
  const property = await context.get(propertyContext)();
  const ids = [query.get("id") ?? "", ...readOtherRooms(query).map(({ listingId }) => listingId)];
  const asked = Promise.all(ids.map((id) => api.getListing(id)));
  const listings = await orNone(asked, "listing-unknown");
  if (!listings) return null;
  const local = localTime(property.timeZone, context.get(clockContext)());
  const circumstances = {
    // Unknown here: the server checks the nights when the form is sent.
    rooms: listings.map((listing) => ({ listing, reserved: null })),
    sameDayTurnover: property.sameDayTurnover,
    dateFormat: property.dateFormat,
    local,
  };
  const entries = readEntries(query, listings, property.dateFormat);
  const { stay, quote, complaint } = judgeBooking(entries, circumstances);
  if (!stay || !quote || complaint) return null;
  const rooms = chosenRooms(entries, circumstances);
  return { property, rooms, stay, quote, bought: local, ways: offeredTo(context, property) };
}

/** The same with how it is paid. Null: it cannot be sold like that. */
async function readOrder(asked: Asked) {
  const choice = await readChoice(asked);
  const query = asked.url.searchParams;
  const means = choice && meansOf(choice.ways, readMeans(query.get(MEANS)));
  if (!choice || !means) return null;
  const { property, ...order } = choice;
  const { stay, bought } = order;
  const { total } = order.quote;
  const deposit = planFor(property.depositTerms, { stay, total, today: bought.day });
  const plan = query.get(HOW_MUCH) === EVERYTHING ? null : deposit;
  const payment = { paysAll: deposit !== null && plan === null, dueNow: dueNow(plan, total) };
  return { ...order, plan, ...payment, means };
}

/** The requested means, if it can be paid on this page; otherwise one that can. */
export function meansOf(ways: OfferedWays, asked: OnlineMeans | null): OnlineMeans | null {
  const here: readonly OnlineMeans[] = [
    ...(ways.pix ? (["pix"] as const) : []),
    ...(ways.card === "page" ? (["card"] as const) : []),
  ];
  return here.find((means) => means === asked) ?? here[0] ?? null;
}

/** An invalid order is sent back to the room's form, where it can be corrected. */
export async function lookAtOrder(asked: Asked) {
  const order = await readOrder(asked);
  if (!order) throw redirect(backTo(asked));
  const isCard = order.means === "card";
  const pay = asked.context.get(payContext);
  const installments = isCard ? await pay.quoteInstallments(order.dueNow) : [];
  return { order, installments, formKey: newFormKey(), back: backTo(asked) };
}

/** Holds the nights for the amount that was shown, and redirects to the payment. */
export function sendOrder(asked: Asked) {
  return sendPayer(asked.request, async (key, wish, unanswered) => {
    const order = await readOrder(asked);
    if (!order) throw redirect(backTo(asked));
    const [first, ...otherRooms] = partiesOf(order.rooms);
    return asked.context.get(payContext).hold(key, {
      listingId: first?.listingId ?? "",
      stay: order.stay,
      guests: first?.guests ?? null,
      otherRooms,
      ...wish,
      ...(unanswered && { unanswered }),
    });
  });
}

/** The room's page, with what was chosen there. */
export function backTo({ request, url }: Asked): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete(MEANS);
  const [path] = listingUrl("").split("?");
  return localTo(request, `${path}?${query}`);
}
