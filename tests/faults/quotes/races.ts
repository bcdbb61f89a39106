import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "../judge.ts";
import { HOLD_MS, MINUTE } from "../money/policy.ts";
import {
  cardAct,
  earlierEndAct,
  jobAct,
  payThereAct,
  pixAct,
  settleAct,
  siteAct,
  tellAct,
} from "./guest-acts.ts";
import { lookAtSite } from "./look.ts";
import { answerAct, byHandAct, withdrawAct } from "./owner-acts.ts";
import { type Act, doAtOnce } from "./real.ts";
import { offered, type Race, type Round } from "./round.ts";
import { pass } from "./time.ts";
import { bookingOf, HOUR, type ModelBooking, type ModelProposal } from "./world.ts";

const all = ({ total }: ModelProposal) => ({ paysAll: true, dueNow: total });
const half = ({ total }: ModelProposal) => ({ paysAll: false, dueNow: Math.floor(total / 2) });

/** One starts a little later than the other, in turns, so that each wins sometimes. */
function byTurns({ number }: Round, one: Act, other: Act): [Act, Act] {
  const later = (act: Act): Act => ({ ...act, real: () => sleep(2 * number).then(act.real) });
  return number % 2 === 0 ? [one, later(other)] : [later(one), other];
}

const ofProposal = ({ history }: Round, { number }: ModelProposal): ModelBooking =>
  bookingOf(history.world, number) as ModelBooking;

/** Pays at the provider where possible, and settles: the money is in a booking or went back. */
async function payAll({ history }: Round, { number }: ModelProposal): Promise<string> {
  const own = history.world.bookings.filter(({ proposal }) => proposal === number);
  for (const { session, number: of } of own) {
    if (session?.there === "open") await doAtOnce(history, [await payThereAct(history, of)]);
  }
  const paid = history.world.bookings.filter(
    ({ session, proposal }) => session && proposal === number,
  );
  await doAtOnce(
    history,
    await Promise.all(paid.map((one) => settleAct(history, one.number, "event twice"))),
  );
  const states = history.world.bookings.filter(({ proposal }) => proposal === number);
  expect(states.filter(({ state }) => state === "confirmed").length <= 1, true, "sold once");
  return states.map(({ state }) => state).join(" and ");
}

export const races: Readonly<Record<string, Race>> = {
  "two browsers pay": {
    async run(round) {
      const { history, number } = round;
      const proposal = await offered(round, number % 2 === 0 ? { keepHours: 24 } : {});
      const pay = () => cardAct(history, proposal.number, all(proposal));
      const answers = await doAtOnce(history, [pay(), pay()]);
      expect(answers, ["open", "open"], "two browsers");
      expect(await payAll(round, proposal), "confirmed", "one booking");
      return "one session";
    },
  },

  "pay against withdraw": {
    async run(round) {
      const { history, number } = round;
      const proposal = await offered(round, number % 2 === 0 ? { keepHours: 24 } : {});
      const [paid = ""] = await doAtOnce(
        history,
        byTurns(
          round,
          cardAct(history, proposal.number, all(proposal)),
          withdrawAct(history, proposal.number),
        ),
      );
      return paid === "open" ? `open, ${await payAll(round, proposal)}` : paid;
    },
  },

  "pay against another guest's hold": {
    async run(round) {
      const { history } = round;
      const proposal = await offered(round);
      const [room = "mar"] = proposal.rooms;
      const [paid = "", held = ""] = await doAtOnce(
        history,
        byTurns(
          round,
          cardAct(history, proposal.number, all(proposal)),
          await siteAct(history, room, proposal.stay),
        ),
      );
      expect([paid, held].filter((one) => one === "open").length, 1, "who has the nights");
      return paid;
    },
  },

  "keeping's end against paying": {
    async run(round) {
      const { history } = round;
      const proposal = await offered(round, { keepHours: 1 });
      pass(history, HOUR + 10_000);
      const [paid = ""] = await doAtOnce(
        history,
        byTurns(
          round,
          cardAct(history, proposal.number, all(proposal)),
          jobAct(history, `end-keeping:${proposal.number}`),
        ),
      );
      const states = await payAll(round, proposal);
      expect([paid, states], ["open", "confirmed"], "whoever pays has the nights");
      return "paid";
    },
  },

  "the owner's booking against paying": {
    async run(round) {
      const { history } = round;
      const proposal = await offered(round);
      const [paid = "", booked = ""] = await doAtOnce(
        history,
        byTurns(
          round,
          cardAct(history, proposal.number, all(proposal)),
          await byHandAct(history, proposal),
        ),
      );
      expect(
        [paid === "open", booked === "booked"].filter(Boolean).length,
        1,
        "who has the nights",
      );
      return paid;
    },
  },

  "a Pix told against the hold's end": {
    async run(round) {
      const { history } = round;
      const proposal = await offered(round);
      await doAtOnce(history, [pixAct(history, proposal.number, all(proposal), round.number)]);
      const { number } = ofProposal(round, proposal);
      pass(history, HOUR);
      await doAtOnce(
        history,
        byTurns(round, tellAct(history, number), jobAct(history, `end-hold:${number}`)),
      );
      const booking = history.world.bookings[number];
      const way = `${booking?.state}, ${booking?.pix?.state}`;
      await doAtOnce(history, [answerAct(history, number, "all")]);
      expect(history.world.bookings[number]?.state, "confirmed", "the owner's word");
      return way;
    },
  },

  "a Pix told just before the hold's end": {
    async run(round) {
      const { history } = round;
      const proposal = await offered(round);
      await doAtOnce(history, [pixAct(history, proposal.number, all(proposal), round.number)]);
      const { number } = ofProposal(round, proposal);
      pass(history, HOLD_MS - 2 * MINUTE);
      await doAtOnce(history, [tellAct(history, number)]);
      pass(history, 5 * MINUTE);
      await doAtOnce(history, [earlierEndAct(history, number)]);
      const way = `${history.world.bookings[number]?.state}`;
      await doAtOnce(history, [answerAct(history, number, "all")]);
      return way;
    },
  },

  "nights that visitors keep unpaid": {
    async run(round) {
      const { history } = round;
      const { rooms, stay } = await offered(round);
      const book = async () => {
        await lookAtSite(history);
        const [answer] = await doAtOnce(history, [await siteAct(history, rooms[0] ?? "mar", stay)]);
        return answer;
      };
      const first = await book();
      pass(history, HOLD_MS + MINUTE / 2);
      const number = history.world.bookings.length - 1;
      await doAtOnce(history, [jobAct(history, `end-hold:${number}`)]);
      const second = await book();
      pass(history, 40 * MINUTE);
      const third = await book();
      pass(history, 8 * MINUTE);
      const fourth = await book();
      await lookAtSite(history);
      const ways = [first, second, third, fourth];
      expect(ways, ["open", "open", "nights-taken", "open"], "nights kept unpaid");
      return "yielded";
    },
  },

  "a Pix received by two people": {
    async run(round) {
      const { history } = round;
      const proposal = await offered(round, { keepHours: 24, percent: 50 });
      await doAtOnce(history, [pixAct(history, proposal.number, half(proposal), round.number)]);
      const { number } = ofProposal(round, proposal);
      await doAtOnce(history, [tellAct(history, number)]);
      const answers = await doAtOnce(
        history,
        byTurns(round, answerAct(history, number, "all"), answerAct(history, number, "all")),
      );
      expect(answers.toSorted(), ["done", "pix-answered"], "two people");
      expect(history.world.bookings[number]?.money.received, half(proposal).dueNow, "what came in");
      return answers[0] === "done" ? "the first" : "the second";
    },
  },

  "the plan switched in two tabs": {
    async run(round) {
      const { history, number } = round;
      const proposal = await offered(round, {
        percent: 50,
        ...(number % 2 === 0 && { keepHours: 24 }),
      });
      const card = (wish: ReturnType<typeof all>) => cardAct(history, proposal.number, wish);
      if (number % 3 === 0) await doAtOnce(history, [card(all(proposal))]);
      const [one, other] = await doAtOnce(
        history,
        byTurns(round, card(half(proposal)), card(all(proposal))),
      );
      return `${one} and ${other}, ${await payAll(round, proposal)}`;
    },
  },
};
