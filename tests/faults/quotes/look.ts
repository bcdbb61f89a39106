import { addDays } from "../../../src/domain/day.ts";
import { dueNow } from "../../../src/domain/payment-plan.ts";
import { getBooking } from "../../../src/server/bookings/find-booking.ts";
import { reservedDaysByListing } from "../../../src/server/calendar/reserved-days.ts";
import { getStoredProposal } from "../../../src/server/proposals/stored-proposal.ts";
import { expect } from "../judge.ts";
import { dayOf } from "../money/policy.ts";
import type { History } from "./history.ts";
import { proposalApi } from "./real.ts";
import { reservedIn } from "./unpaid.ts";
import {
  bookingOf,
  firstPart,
  type ModelProposal,
  type Room,
  stateOf,
  type World,
} from "./world.ts";

/** A proposal's page shows what the model has, and what it showed at first. */
export async function lookAt(history: History, proposal: ModelProposal): Promise<void> {
  const { world } = history;
  const { number, total } = proposal;
  const page = await proposalApi(history, false).getProposal(history.proposals[number]?.code ?? "");
  const what = `page of proposal ${number}`;
  const { stay, rooms, lines, listed } = page;
  const first = JSON.stringify({ stay, rooms, lines, listed, total: page.total });
  expect(first, history.shown.get(number) ?? first, `${what}, as it was`);
  history.shown.set(number, first);
  const due = dueNow(page.plan, page.total);
  expect([page.total, due], [total, firstPart(proposal, world.now)], `price on the ${what}`);
  const state = stateOf(world, proposal);
  expect(page.state, state, `state on the ${what}`);
  expect(page.paying && [page.paying.means, page.paying.dueNow], payingOf(world, proposal), what);
  expect(page.paid?.amount ?? null, paidOf(world, proposal), `payment on the ${what}`);
}

function payingOf(world: World, proposal: ModelProposal): [string, number] | null {
  const booking = bookingOf(world, proposal.number);
  if (stateOf(world, proposal) !== "paying" || !booking) return null;
  const { session, pix } = booking;
  return session ? ["card", session.amount] : ["pix", pix?.amount ?? 0];
}

/** The first payment of its booking. */
function paidOf(world: World, proposal: ModelProposal): number | null {
  const booking = bookingOf(world, proposal.number);
  return booking?.wasConfirmed ? booking.firstPayment : null;
}

const ROOMS: readonly Room[] = ["mar", "farol", "coqueiro", "casa-inteira"];

/** A first-time visitor of the site sees what can be booked, and nothing else. */
export async function lookAtSite({ app, world, started }: History): Promise<void> {
  const from = dayOf(started);
  const until = addDays(from, 60);
  const window = { from, until, at: new Date(app.deps.clock()), visitorId: null };
  const byListing = await reservedDaysByListing(app.deps.db, window);
  for (const room of ROOMS) {
    const is = [...(byListing.get(room) ?? [])].toSorted();
    expect(is, [...reservedIn(world, room)].toSorted(), `taken nights of ${room} on the site`);
  }
}

/** Room by room, the bought price is the offered one, however the price list has changed. */
export async function comparePrices({ app, world, proposals, bookings }: History): Promise<void> {
  for (const { number, proposal, state } of world.bookings) {
    if (proposal === null || state === "refunded") continue;
    const offered = await getStoredProposal(app.deps.db, { id: proposals[proposal]?.id ?? "" });
    const { stays, total } = await getBooking(app.deps.db, bookings[number] ?? "");
    const lines = (rooms: readonly { lines: readonly { kind: string; amount: number }[] }[]) =>
      rooms.map((room) => room.lines.map(({ kind, amount }) => [kind, amount]));
    const is = [total, lines(stays)];
    expect(is, [world.proposals[proposal]?.total, lines(offered.rooms)], "what was offered");
  }
}
