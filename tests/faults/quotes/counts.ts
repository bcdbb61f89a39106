import { count } from "../judge.ts";
import type { History } from "./history.ts";
import { type ModelBooking, stateOf, type World } from "./world.ts";

const meansOf = ({ session, pix }: ModelBooking) =>
  session ? "card" : pix ? (pix.isTold ? "told Pix" : "Pix") : "hand";

/** What became of proposals and of their bookings. */
export function countChanges(history: History, before: World): void {
  const { world } = history;
  for (const proposal of world.proposals) {
    const was = before.proposals[proposal.number];
    const [from, to] = [was ? stateOf(before, was) : "made", stateOf(world, proposal)];
    if (from !== to) count(history, `proposal ${from}→${to}`);
    if (was?.keeps && !proposal.keeps) count(history, `keeping ended, ${to}`);
  }
  for (const booking of world.bookings) {
    const was = before.bookings[booking.number];
    if (was?.hasNights && !booking.hasNights && booking.state === "held")
      count(history, "a guest's hold yields");
    if (booking.proposal === null) continue;
    const [from, to] = [was?.state ?? "new", booking.state];
    if (from !== to && from !== "new") count(history, `${from}→${to} by ${meansOf(booking)}`);
    const isWithdrawn = world.proposals[booking.proposal]?.withdrawnAt !== null;
    if (from !== to && to === "confirmed" && isWithdrawn) count(history, "withdrawn, but paid");
  }
}

const answersTo: Readonly<Record<string, string>> = {
  ...{ offer: "made nights-taken", withdraw: "done proposal-paid proposal-waits", reprice: "done" },
  ...{ byHand: "booked nights-taken", block: "done nights-taken", site: "open nights-taken" },
  card: "open nights-taken offer-differs proposal-over proposal-paid proposal-waits",
  pix: "pix nights-taken offer-differs proposal-over proposal-paid proposal-waits pix-open-elsewhere",
  ...{ tell: "done pix-answered", answer: "done more-than-open pix-answered" },
  ...{ payThere: "done", settle: "done", note: "done more-than-open booking-not-here" },
  ...{ endHold: "done", endKeeping: "done", reconcile: "done" },
};

/** Events that must happen at least once, or they count as untested. */
export const expected: readonly string[] = [
  ...Object.entries(answersTo).flatMap(([name, said]) =>
    said.split(" ").map((answer) => `${name} ${answer}`),
  ),
  ...["open→paying", "open→expired", "open→taken", "open→withdrawn", "taken→open"].map(ofProposal),
  ...["paying→paid", "paying→open", "paying→expired", "paying→withdrawn"].map(ofProposal),
  ...["withdrawn→paid", "expired→paid"].map(ofProposal),
  ...["card", "Pix", "told Pix"].flatMap((means) =>
    ["confirmed", "expired"].map((state) => `held→${state} by ${means}`),
  ),
  ...["Pix", "told Pix"].flatMap((means) =>
    ["confirmed", "refunded"].map((state) => `expired→${state} by ${means}`),
  ),
  ...["open", "paying", "paid", "withdrawn"].map((state) => `keeping ended, ${state}`),
  ...["held→refunded by card", "withdrawn, but paid", "a guest's hold yields", "look"],
];

function ofProposal(move: string): string {
  return `proposal ${move}`;
}
