import { inLanguage, proposalUrl } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";
import { localTime } from "../../domain/day.ts";
import { formatMinute } from "../../domain/format-hour.ts";
import type { Language } from "../../domain/language.ts";
import { fillMessage, type MessageValues } from "../../domain/message-template.ts";
import { formatMoney } from "../../domain/money.ts";
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
import { stayValues } from "./stay-values.ts";

type ProposalDeps = Pick<Deps, "db" | "config" | "clock">;

export type StoredProposal = Awaited<ReturnType<typeof readProposal>>;

/** A proposal's text as it would be sent now. `signer`: the name of whoever writes. */
export async function proposalMessage(
  deps: ProposalDeps,
  proposalId: string,
  signer: string | null,
): Promise<string> {
  const proposal = await readProposal(deps.db, proposalId);
  const { language } = proposal;
  const values = await proposalValues(deps, proposal, { language, signer });
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

/** What can be said to whom a proposal is for. Its label is the house's alone. */
export async function proposalValues(
  { db, config, clock }: ProposalDeps,
  proposal: StoredProposal,
  { language, signer }: { readonly language: Language; readonly signer: string | null },
): Promise<MessageValues> {
  const property = await getProperty(db, language);
  const stay = { checkIn: proposal.check_in, checkOut: proposal.check_out };
  const { total, rooms, held_until, valid_until } = proposal;
  const { day: today } = localTime(property.timeZone, clock());
  const plan = planOfProposal(proposal.deposit, { stay, total, today });
  const until = (at: Date) =>
    formatMinute(localTime(property.timeZone, at.getTime()), "long", language);
  const isKept = held_until !== null && held_until.getTime() > clock();
  return {
    ...stayValues(
      {
        ...{ stay, total, property, signer },
        rooms: await roomNames(db, { stays: rooms }, language),
        guests: everybodyIn(rooms.map(guestsOf)),
      },
      language,
    ),
    deposit: plan && formatMoney(dueNow(plan, total), language),
    validUntil: until(valid_until),
    keptUntil: isKept ? until(held_until) : null,
    link: `${config.PUBLIC_URL}${inLanguage(proposalUrl(proposal.code), language)}`,
  };
}
