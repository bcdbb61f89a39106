import { dayOf } from "../money/policy.ts";
import type { Random } from "../random.ts";
import { drawBooking, drawNear, drawNights, drawProposal, drawTerms, drawWish } from "./draw.ts";
import {
  cardAct,
  jobAct,
  payThereAct,
  pixAct,
  reconcileAct,
  settleAct,
  settlers,
  siteAct,
  tellAct,
} from "./guest-acts.ts";
import type { History } from "./history.ts";
import {
  answerAct,
  answers,
  blockAct,
  byHandAct,
  noteAct,
  offerAct,
  repriceAct,
  withdrawAct,
} from "./owner-acts.ts";
import type { Act } from "./real.ts";
import { bookingOf, type ModelBooking, type ModelProposal } from "./world.ts";

/** Draws an act, about this proposal if one is given; null if none is possible. */
export type Draw = (
  history: History,
  random: Random,
  about?: ModelProposal,
) => Promise<Act | null> | Act | null;

const MOST_PROPOSALS = 9;

const aboutProposal =
  (act: (history: History, random: Random, proposal: ModelProposal) => ReturnType<Draw>): Draw =>
  (history, random, about = drawProposal(history, random)) =>
    about ? act(history, random, about) : null;

const aboutBooking =
  (
    isWanted: (booking: ModelBooking) => boolean,
    act: (history: History, random: Random, booking: ModelBooking) => ReturnType<Draw>,
  ): Draw =>
  (history, random, about) => {
    const own = about && bookingOf(history.world, about.number);
    const booking = own && isWanted(own) ? own : drawBooking(history, random, isWanted);
    return booking ? act(history, random, booking) : null;
  };

const dueJobs = ({ world }: History, kind: string) =>
  Object.keys(world.jobs).filter(
    (key) => key.startsWith(kind) && (world.jobs[key] ?? 0) <= world.now,
  );

const job =
  (kind: string): Draw =>
  (history, random) => {
    const key = random.pick(dueJobs(history, kind));
    return key ? jobAct(history, key) : null;
  };

export const draws = {
  offer: (history, random) =>
    history.world.proposals.length < MOST_PROPOSALS
      ? offerAct(history, drawTerms(random, dayOf(history.started)))
      : null,
  withdraw: aboutProposal((history, _, { number }) => withdrawAct(history, number)),
  reprice: aboutProposal((history, random, nights) => repriceAct(history, nights, random)),
  byHand: aboutProposal((history, random, nights) => {
    const { room, stay } = drawNear(random, nights);
    return byHandAct(history, { rooms: [room], stay });
  }),
  block: (history, random) => {
    const { rooms, stay } = drawNights(random, dayOf(history.started));
    return blockAct(history, random.pick(rooms), stay);
  },
  site: aboutProposal((history, random, nights) => {
    const { room, stay } = drawNear(random, nights);
    return siteAct(history, room, stay);
  }),
  card: aboutProposal((history, random, proposal) =>
    cardAct(history, proposal.number, drawWish(history, random, proposal), random.next() < 0.6),
  ),
  pix: aboutProposal((history, random, proposal) => {
    const wish = drawWish(history, random, proposal);
    return pixAct(history, proposal.number, wish, random.below(4), random.next() < 0.6);
  }),
  tell: aboutBooking(
    ({ pix }) => pix !== null,
    (history, _, { number }) => tellAct(history, number),
  ),
  answer: aboutBooking(
    ({ pix }) => pix !== null && pix.state !== "received",
    (history, random, { number }) => answerAct(history, number, random.pick(answers)),
  ),
  answerAgain: aboutBooking(
    ({ pix }) => pix !== null,
    (history, random, { number }) => answerAct(history, number, random.pick(answers)),
  ),
  payThere: aboutBooking(
    ({ session }) => session?.there === "open",
    (history, _, { number }) => payThereAct(history, number),
  ),
  settle: aboutBooking(
    ({ session }) => session !== null && session.there !== null && session.there !== session.here,
    (history, random, { number }) => settleAct(history, number, random.pick(settlers)),
  ),
  settleAny: aboutBooking(
    ({ session }) => session !== null && session.there !== null,
    (history, random, { number }) => settleAct(history, number, random.pick(settlers)),
  ),
  note: aboutBooking(
    ({ pix }) => pix === null || pix.state === "received",
    (history, random, { number }) => noteAct(history, number, random),
  ),
  endHold: job("end-hold"),
  endKeeping: job("end-keeping"),
  reconcile: (history) => reconcileAct(history),
} satisfies Record<string, Draw>;

export type DrawName = keyof typeof draws;

/** How often each is drawn. */
export const often: Readonly<Record<DrawName, number>> = {
  ...{ offer: 8, withdraw: 1, reprice: 1, byHand: 1, block: 1, site: 2 },
  ...{ card: 8, pix: 7, tell: 6, answer: 7, answerAgain: 1, payThere: 8, settle: 6, settleAny: 1 },
  ...{ note: 2, endHold: 3, endKeeping: 3, reconcile: 1 },
};

/** Acts that are performed at the same time, about the same proposal if possible. */
export const together: readonly (readonly DrawName[])[] = [
  ["card", "withdraw"],
  ["card", "card"],
  ["card", "card", "withdraw"],
  ["card", "byHand"],
  ["card", "site"],
  ["card", "pix"],
  ["card", "endKeeping"],
  ["card", "reconcile"],
  ["pix", "pix"],
  ["pix", "withdraw"],
  ["pix", "endKeeping"],
  ["payThere", "withdraw"],
  ["payThere", "endHold"],
  ["payThere", "card"],
  ["payThere", "pix"],
  ["settle", "settle", "reconcile"],
  ["settle", "endHold"],
  ["settle", "endKeeping"],
  ["settle", "endKeeping"],
  ["endKeeping", "settle", "endHold"],
  ["settle", "withdraw"],
  ["settle", "site"],
  ["tell", "endHold"],
  ["tell", "withdraw"],
  ["tell", "card"],
  ["tell", "pix"],
  ["answer", "answer"],
  ["answer", "endHold"],
  ["answer", "tell"],
  ["answer", "card"],
  ["answer", "withdraw"],
  ["answer", "site"],
  ["offer", "byHand"],
  ["offer", "offer"],
  ["offer", "site"],
  ["withdraw", "endHold"],
  ["withdraw", "endKeeping"],
  ["endHold", "endHold", "endKeeping"],
];
