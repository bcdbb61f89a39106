import { stayValues } from "../../contract/message-values.ts";
import type { MessageExample } from "../../contract/owner/messages.ts";
import { guestPageUrl, inLanguage, proposalUrl } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";
import { exampleCode } from "../../domain/booking.ts";
import { addDays } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import { type MessageKind, messageKinds } from "../../domain/message.ts";
import type { MessageValues } from "../../domain/message-template.ts";
import { formatMoney } from "../../domain/money.ts";
import { getBookingDetails } from "../bookings/get-booking-details.ts";
import type { Deps } from "../deps.ts";
import { listListingNames } from "../listings/list-listing-names.ts";
import { getProperty } from "../property/get-property.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { bookingValues } from "./booking-values.ts";
import { readProposal, valuesOfProposal } from "./proposal-message.ts";

type ExampleDeps = Pick<Deps, "db" | "config" | "clock">;

const MOST_LOOKED_AT = 20;

/**
 * Values to preview a text with: those of the next guest or the latest proposal, or invented ones.
 */
export async function getMessageExample(
  deps: ExampleDeps,
  kind: MessageKind,
  signer: string,
): Promise<MessageExample> {
  if (!messageKinds.includes(kind)) throw new AppError("message-unknown");
  return (
    (kind === "proposal"
      ? await latestProposal(deps, signer)
      : await nextGuest(deps, kind, signer)) ?? {
      of: null,
      values: await inBoth((language) => invented(deps, kind, { language, signer })),
    }
  );
}

async function latestProposal(deps: ExampleDeps, signer: string): Promise<MessageExample | null> {
  const latest = await deps.db
    .selectFrom("proposal")
    .select("id")
    .where("withdrawn_at", "is", null)
    .where("valid_until", ">", new Date(deps.clock()))
    .orderBy("made_at", "desc")
    .executeTakeFirst();
  if (!latest) return null;
  const proposal = await readProposal(deps.db, latest.id);
  const values = await inBoth((language) => valuesOfProposal(deps, proposal, { language, signer }));
  return { of: proposal.label || proposal.code, values };
}

/** A text about a balance is previewed with a guest who has an open one. */
async function nextGuest(
  deps: ExampleDeps,
  kind: MessageKind,
  signer: string,
): Promise<MessageExample | null> {
  const today = await todayAtProperty(deps);
  const next = await deps.db
    .selectFrom("booking")
    .select("id")
    .where("state", "=", "confirmed")
    .where("guest_name", "is not", null)
    .where("check_in", ">=", today)
    .where("checked_in_at", "is", null)
    .orderBy("check_in")
    .orderBy("id")
    .limit(kind === "balance-due" ? MOST_LOOKED_AT : 1)
    .execute();
  for (const { id } of next) {
    const details = await getBookingDetails(deps.db, id);
    if (kind === "balance-due" && details.balance <= 0) continue;
    // Without the secret, because a preview must not open the guest's page.
    const path = guestPageUrl(details.code);
    const values = await inBoth((language) => {
      const link = linkTo(deps, path, language);
      return bookingValues(deps.db, details, { signer, today, language, link });
    });
    return { of: details.guestName, values };
  }
  return null;
}

function linkTo({ config }: ExampleDeps, path: string, language: Language): string {
  return `${config.PUBLIC_URL}${inLanguage(path, language)}`;
}

async function invented(
  deps: ExampleDeps,
  kind: MessageKind,
  { language, signer }: { readonly language: Language; readonly signer: string },
): Promise<MessageValues> {
  const { db } = deps;
  const checkIn = addDays(await todayAtProperty(deps), 20);
  const stay = { checkIn, checkOut: addDays(checkIn, 3) };
  const [first] = await listListingNames(db);
  const property = await getProperty(db, language);
  const code = exampleCode(property.shortName);
  const told = { stay, rooms: first?.name ?? "", guests: adultsOnly(2), total: 2_940_00 };
  const path = kind === "proposal" ? proposalUrl("J7K4M2P9QX") : guestPageUrl(code);
  const isPortuguese = language === "pt-BR";
  return {
    ...stayValues({ ...told, property, signer }, language),
    firstName: "Helena",
    code,
    deposit: formatMoney(1_470_00, language),
    balance: formatMoney(1_470_00, language),
    due: isPortuguese ? "na chegada" : "on arrival",
    validUntil: isPortuguese ? "amanhã, 20h" : "tomorrow, 8 PM",
    keptUntil: isPortuguese ? "amanhã, 12h" : "tomorrow, 12 PM",
    link: linkTo(deps, path, language),
  };
}

async function inBoth(
  ask: (language: Language) => Promise<MessageValues>,
): Promise<MessageExample["values"]> {
  return { "pt-BR": await ask("pt-BR"), "en-US": await ask("en-US") };
}
