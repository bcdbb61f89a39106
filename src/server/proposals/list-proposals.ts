import { type RawBuilder, sql } from "kysely";
import type { ProposalList, ProposalRow, ProposalView } from "../../contract/owner/proposals.ts";
import { todayIn } from "../../domain/day.ts";
import type { Deps } from "../deps.ts";
import { listingName } from "../listings/listing-name.ts";
import { getProperty } from "../property/get-property.ts";
import { keptUntil } from "./look-at-proposal.ts";
import { paidOf } from "./payment-of.ts";
import { stateOf } from "./state-of.ts";
import {
  guestsIn,
  isTaken,
  readProposals,
  type StoredProposal,
  stayOf,
} from "./stored-proposal.ts";

const MOST = 100;

const isPaid = sql`exists (
  select from booking where proposal_id = proposal.id and confirmed_at is not null
)`;
const isHeld = sql`exists (
  select from booking where proposal_id = proposal.id and state = 'held'
)`;

/** A begun payment keeps a proposal open. */
const isOpen = (now: Date) => sql`(
  withdrawn_at is null and (valid_until > ${now} or ${isHeld}) and not ${isPaid}
)`;

export async function listProposals(deps: Deps, view: ProposalView): Promise<ProposalList> {
  const now = new Date(deps.clock());
  const views: Record<ProposalView, RawBuilder<unknown>> = {
    open: isOpen(now),
    paid: isPaid,
    over: sql`not ${isPaid} and not ${isOpen(now)}`,
  };
  const latest = sql`proposal.id in (
    select id from proposal where ${views[view]} order by made_at desc limit ${MOST}
  )`;
  const rows: ProposalRow[] = [];
  for (const proposal of await readProposals(deps.db, latest)) {
    rows.push(await toRow(deps, proposal));
  }
  const { rows: sums } = await sql<{ count: number; total: number }>`
    select count(*)::int as count, coalesce(sum(total), 0)::int as total
    from proposal where ${isOpen(now)} and (${isHeld} or not ${isTaken})
  `.execute(deps.db);
  return { rows, openCount: sums[0]?.count ?? 0, openTotal: sums[0]?.total ?? 0 };
}

export async function toRow(deps: Deps, proposal: StoredProposal): Promise<ProposalRow> {
  const { db } = deps;
  const now = deps.clock();
  const roomNames: string[] = [];
  for (const { listingId } of proposal.rooms) roomNames.push(await listingName(db, listingId));
  const opened = await db
    .selectFrom("message_opening")
    .select("at")
    .where("proposal_id", "=", proposal.id)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    id: proposal.id,
    code: proposal.code,
    state: stateOf(proposal, now),
    label: proposal.label,
    roomNames,
    stay: stayOf(proposal),
    guests: guestsIn(proposal),
    total: proposal.total,
    language: proposal.language,
    madeAt: proposal.made_at.getTime(),
    validUntil: proposal.valid_until.getTime(),
    heldUntil: keptUntil(proposal, now),
    seenAt: proposal.seen_at?.getTime() ?? null,
    openedAt: opened?.at.getTime() ?? null,
    paid: await paidRow(deps, proposal),
  };
}

async function paidRow(deps: Deps, proposal: StoredProposal): Promise<ProposalRow["paid"]> {
  const paid = await paidOf(deps.db, proposal);
  if (!paid || !proposal.booking) return null;
  const { timeZone } = await getProperty(deps.db);
  return { amount: paid.amount, on: todayIn(timeZone, paid.at), bookingId: proposal.booking.id };
}
