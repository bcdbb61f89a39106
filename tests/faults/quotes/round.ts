import { addDays } from "../../../src/domain/day.ts";
import { dayOf } from "../money/policy.ts";
import type { History } from "./history.ts";
import { offerAct } from "./owner-acts.ts";
import { doAtOnce } from "./real.ts";
import type { ModelProposal, Room } from "./world.ts";

/** A new proposal with nights of its own. */
export type Round = { readonly number: number; readonly history: History };

export type Race = {
  /** Returns which of the correct outcomes it was. */
  run(round: Round): Promise<string>;
};

const ROOMS: readonly Room[] = ["mar", "farol", "coqueiro"];
const [AHEAD, APART, NIGHTS] = [30, 4, 2];

export async function offered(
  { number, history }: Round,
  terms: { readonly keepHours?: number; readonly percent?: number } = {},
): Promise<ModelProposal> {
  const { keepHours = null, percent = null } = terms;
  const room = ROOMS[number % ROOMS.length] ?? "mar";
  const ahead = AHEAD + Math.floor(number / ROOMS.length) * APART;
  const checkIn = addDays(dayOf(history.started), ahead);
  const stay = { checkIn, checkOut: addDays(checkIn, NIGHTS) };
  const given = { rooms: [room], stay, percent, restDays: null, validHours: 72, keepHours };
  await doAtOnce(history, [await offerAct(history, { ...given, agreed: 100_000 + number })]);
  return history.world.proposals.at(-1) as ModelProposal;
}
