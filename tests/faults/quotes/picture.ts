import { sql } from "kysely";
import type { ProposalState } from "../../../src/domain/proposal.ts";
import { stateOf as realStateOf } from "../../../src/server/proposals/state-of.ts";
import { readProposals } from "../../../src/server/proposals/stored-proposal.ts";
import { brokenInvariants } from "../invariants.ts";
import type { History } from "./history.ts";
import { type ModelBooking, type ModelProposal, partsIn, stateOf, type World } from "./world.ts";

/** Tolerance of times; two that differ are further apart than this. */
const NEAR_MS = 20_000;

type Row = {
  readonly id: string;
  readonly proposal: string | null;
  readonly facts: readonly unknown[];
  readonly nights: string;
  readonly ends: number | null;
  readonly answerBy: number | null;
};

/** The part of the app's state that the model has. */
export type Picture = {
  readonly said: readonly string[];
  readonly bookings: readonly Row[];
  readonly proposals: ReadonlyMap<string, { readonly state: ProposalState; readonly code: string }>;
  /** Rooms in which nights are kept, by proposal. */
  readonly kept: ReadonlyMap<string, number>;
  readonly jobs: ReadonlyMap<string, number>;
  readonly blocked: number;
  readonly broken: readonly string[];
};

const BOOKINGS = `
  select booking.id, proposal_id as proposal, json_build_array(
      booking.state, confirmed_at is not null, account.total, received, refunding,
      session.state, session.amount, pix.state, pix.amount, pix.told_at is not null,
      pix.answered_at is not null) as facts,
    coalesce((select string_agg(kind, ',') from occupied_nights where booking_id = booking.id), '') as nights,
    (extract(epoch from hold_expires_at) * 1000)::float8 as ends,
    (extract(epoch from answer_by) * 1000)::float8 as "answerBy"
  from booking
  join booking_account as account on account.booking_id = booking.id
  left join payment_session as session on session.booking_id = booking.id
  left join hand_pix as pix on pix.booking_id = booking.id
  order by created_at, booking.id`;

const KEPT = `
  select coalesce(proposal_id::text, '') as id, count(*)::int as rooms from occupied_nights
  where kind in ('proposal', 'block') group by 1`;

const JOBS = `
  select key, run_at::text as at, (extract(epoch from run_at - now()) * 1000)::float8 as wait
  from graphile_worker.jobs
  where task_identifier in ('end-hold', 'end-keeping')`;

export async function takePicture(
  { app, meant }: Pick<History, "app" | "meant">,
  said: readonly string[],
): Promise<Picture> {
  const { pool, db, clock } = app.deps;
  const [bookings, kept, jobs, proposals, broken] = await Promise.all([
    pool.query(BOOKINGS),
    pool.query(KEPT),
    pool.query(JOBS),
    readProposals(db, sql`true`),
    brokenInvariants(pool),
  ]);
  const now = clock();
  const meantBy = (job: string, wait: number): number => {
    const known = meant.get(job) ?? now + wait;
    meant.set(job, known);
    return known;
  };
  const rooms = new Map<string, number>(kept.rows.map((row) => [row.id, row.rooms]));
  return {
    said: await Promise.all(said.map((one) => inIds(app, one))),
    bookings: bookings.rows,
    proposals: new Map(
      proposals.map((one) => [one.id, { state: realStateOf(one, clock()), code: one.code }]),
    ),
    kept: rooms,
    jobs: new Map(jobs.rows.map(({ key, at, wait }) => [key, meantBy(`${key} ${at}`, wait)])),
    blocked: rooms.get("") ?? 0,
    broken,
  };
}

/** Replaces a session's id or a booking code by the booking's id. */
async function inIds({ deps }: History["app"], said: string): Promise<string> {
  const [word = "", of = ""] = said.split(" ");
  if (word !== "open" && word !== "pix") return said;
  const { rows } = await deps.pool.query(
    word === "open"
      ? "select booking_id as id from payment_session where checkout_id = $1"
      : "select id from booking where code = $1",
    [of],
  );
  return `${word} ${rows[0]?.id}`;
}

type Known = Pick<History, "proposals" | "bookings">;

/** The first difference, or the rows of the model's proposals and bookings. */
export function differenceFrom(
  known: Known,
  picture: Picture,
  world: World,
  answers: readonly string[],
): Known | { readonly difference: string } {
  const proposals = [...known.proposals];
  for (const [index, answer] of answers.entries()) {
    const [word, number] = answer.split(" ");
    const id = picture.said[index]?.split(" ")[1] ?? "";
    if (word === "made")
      proposals[Number(number)] = { id, code: picture.proposals.get(id)?.code ?? "" };
  }
  const found = pairsOf(world, picture, proposals, known.bookings);
  if (typeof found === "string") return { difference: found };
  const ids = { proposals: proposals.map(({ id }) => id), bookings: found };
  const difference =
    saidOtherwise(picture, answers, ids) ??
    stoodOtherwise(picture, world, ids) ??
    brokenIn(picture);
  return difference === null ? { proposals, bookings: found } : { difference };
}

type Ids = { readonly proposals: readonly string[]; readonly bookings: readonly string[] };

const differ = (what: string, is: unknown, should: unknown): string | null => {
  const [left, right] = [JSON.stringify(is), JSON.stringify(should)];
  return left === right ? null : `${what} is ${left}, not ${right}`;
};

const brokenIn = ({ broken }: Picture) => differ("broken invariants", broken, []);

/** Pairs each booking of the model with its row; new ones with new rows that equal them. */
function pairsOf(
  world: World,
  { bookings }: Picture,
  proposals: Known["proposals"],
  known: readonly string[],
): string[] | string {
  if (bookings.length !== world.bookings.length)
    return `${bookings.length} bookings, not ${world.bookings.length}`;
  const pairs: string[] = [];
  for (const booking of world.bookings) {
    const id = known[booking.number];
    const rows = bookings.filter((row) =>
      id ? row.id === id : !known.includes(row.id) && !pairs.includes(row.id),
    );
    const told = rows.map((row) => differenceOf(booking, row, proposals));
    const row = rows[told.indexOf(null)];
    if (!row) return told[0] ?? `no row for booking ${booking.number}`;
    pairs.push(row.id);
  }
  return pairs;
}

function differenceOf(
  booking: ModelBooking,
  row: Row,
  proposals: Known["proposals"],
): string | null {
  const { number, session, pix, state, money } = booking;
  const facts = [
    ...[state, booking.wasConfirmed, money.total, money.received, money.refunding],
    ...[session?.here ?? null, session?.amount ?? null, pix?.state ?? null, pix?.amount ?? null],
    ...[pix?.isTold ?? false, pix?.isAnswered ?? false],
  ];
  const kind = state === "held" ? "hold" : "booking";
  const nights = booking.hasNights ? partsIn(booking).map(() => kind) : [];
  const isNear = (one: number | null, other: number | null) =>
    one === other || Math.abs((one ?? 0) - (other ?? 0)) < NEAR_MS;
  const what = `booking ${number}`;
  const of = booking.proposal === null ? null : proposals[booking.proposal]?.id;
  return (
    differ(`${what}'s proposal`, row.proposal, of) ??
    differ(what, row.facts, facts) ??
    differ(`nights of ${what}`, row.nights, nights.join(",")) ??
    differ(`end of ${what}`, state !== "held" || isNear(row.ends, booking.holdEnds), true) ??
    differ(`answer to ${what}`, isNear(row.answerBy, pix?.answerBy ?? null), true)
  );
}

function saidOtherwise({ said }: Picture, answers: readonly string[], ids: Ids): string | null {
  const should = answers.map((answer) => {
    const [word = "", number] = answer.split(" ");
    if (number === undefined) return answer;
    return `${word} ${(word === "made" ? ids.proposals : ids.bookings)[Number(number)]}`;
  });
  return differ("the answer", said, should);
}

function stoodOtherwise(picture: Picture, world: World, ids: Ids): string | null {
  const ofProposal = (proposal: ModelProposal) => {
    const id = ids.proposals[proposal.number] ?? "";
    const is = [picture.proposals.get(id)?.state, picture.kept.get(id) ?? 0];
    const should = [stateOf(world, proposal), proposal.keeps ? partsIn(proposal).length : 0];
    return differ(`proposal ${proposal.number}`, is, should);
  };
  const keys = Object.entries(world.jobs).map(([key, at]): [string, number] => {
    const [kind = "", number] = key.split(":");
    const of = kind === "end-hold" ? ids.bookings : ids.proposals;
    return [`${kind}:${of[Number(number)]}`, at];
  });
  const missing = keys.filter(
    ([key, at]) => Math.abs((picture.jobs.get(key) ?? 0) - at) >= NEAR_MS,
  );
  const blocked = world.blocks.flatMap(partsIn).length;
  return (
    world.proposals.map(ofProposal).find((told) => told !== null) ??
    differ("jobs", picture.jobs.size, keys.length) ??
    differ("jobs at another time", missing, []) ??
    differ("blocked rooms", picture.blocked, blocked)
  );
}
