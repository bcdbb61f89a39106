import { proposalValues } from "../../contract/message-values.ts";
import { inLanguage, proposalUrl } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";
import { todayIn } from "../../domain/day.ts";
import type { Language } from "../../domain/language.ts";
import { fillMessage, type MessageValues } from "../../domain/message-template.ts";
import { everybodyIn } from "../../domain/parties.ts";
import { dueNow } from "../../domain/payment-plan.ts";
import { planOfProposal } from "../../domain/proposal.ts";
import { guestsOf } from "../bookings/booking.ts";
import type { Database } from "../database/connect.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import { roomNames } from "../listings/listing-name.ts";
import { getProperty } from "../property/get-property.ts";
import { textFor } from "./list-message-texts.ts";

type ProposalDeps = Pick<Deps, "db" | "config" | "clock">;

type ProposalToTell = Awaited<ReturnType<typeof readProposal>>;

/** A proposal's text as it would be sent now. `signer` is the writer's name. */
export async function proposalMessage(
  deps: ProposalDeps,
  proposalId: string,
  signer: string | null,
): Promise<string> {
  const proposal = await readProposal(deps.db, proposalId);
  const { language } = proposal;
  const values = await valuesOfProposal(deps, proposal, { language, signer });
  const text = await textFor(deps.db, "proposal", language);
  return fillMessage({ kind: "proposal", language, text }, values);
}

export async function readProposal(db: Database, id: string) {
  const proposal = isUuid(id)
    ? await db.selectFrom("proposal").selectAll().where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!proposal) throw new AppError("proposal-unknown");
  const rooms = await db
    .selectFrom("proposal_room")
    .selectAll()
    .where("proposal_id", "=", id)
    .orderBy("position")
    .execute();
  return { ...proposal, rooms };
}

export async function valuesOfProposal(
  { db, config, clock }: ProposalDeps,
  proposal: ProposalToTell,
  { language, signer }: { readonly language: Language; readonly signer: string | null },
): Promise<MessageValues> {
  const property = await getProperty(db, language);
  const stay = { checkIn: proposal.check_in, checkOut: proposal.check_out };
  const { total, rooms, held_until, valid_until } = proposal;
  const today = todayIn(property.timeZone, clock());
  const plan = planOfProposal(proposal.deposit, { stay, total, today });
  const isKept = held_until !== null && held_until.getTime() > clock();
  const told = {
    ...{ stay, total, property, signer },
    rooms: await roomNames(db, { stays: rooms }, language),
    guests: everybodyIn(rooms.map(guestsOf)),
    deposit: plan && dueNow(plan, total),
    validUntil: valid_until.getTime(),
    keptUntil: isKept ? held_until.getTime() : null,
    link: `${config.PUBLIC_URL}${inLanguage(proposalUrl(proposal.code), language)}`,
  };
  return proposalValues(told, language);
}
