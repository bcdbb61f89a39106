import { z } from "zod";
import type { StayChange } from "../../../contract/owner/timeline.ts";
import { AppError } from "../../../domain/app-error.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { text, ticked } from "../form/fields.server.ts";
import { Refusing } from "../form/refusing.ts";
import { priceFields, priceIn } from "../stay-change/price-choice.server.ts";
import { GUEST_KNOWS } from "./guest-knows.tsx";
import { readStay } from "./read-stay.ts";
import { takersWords } from "./timeline-words.ts";

const NOTE_LENGTH = 80;
/** A form without these fields leaves the guests as they are. */
const people = z.coerce.number().int().optional();
const party = { adults: people, childrenUpTo12: people, childrenAbove12: people };
const nights = { listing: z.string(), from: z.string(), until: z.string() };

export const wish = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("block"),
    ...nights,
    note: text.transform((typed) => typed.slice(0, NOTE_LENGTH)),
  }),
  z.object({
    intent: z.literal("change"),
    ...nights,
    id: z.string(),
    /** Which room of a booking with several. */
    stay: z.string().optional(),
    version: z.coerce.number(),
    ...priceFields,
    ...party,
    [GUEST_KNOWS]: ticked,
  }),
  z.object({ intent: z.literal("unblock"), id: z.string() }),
]);

export async function perform(
  owner: OwnerApi,
  asked: z.output<typeof wish>,
  timeZone: string,
): Promise<void> {
  if (asked.intent === "unblock") return owner.unblock({ blockId: asked.id });
  const stay = readStay(asked.from, asked.until);
  if (!stay) throw new AppError("invalid-stay");
  const change = { listingId: asked.listing, stay };
  try {
    if (asked.intent === "block")
      await owner.block({ listingId: change.listingId, stay, note: asked.note });
    else await changeStay(owner, asked, change);
  } catch (error) {
    const except = asked.intent === "change" ? (asked.stay ?? asked.id) : undefined;
    throw await sayingWho(owner, error, change, except, timeZone);
  }
}

function changeStay(
  owner: OwnerApi,
  asked: Extract<z.output<typeof wish>, { intent: "change" }>,
  change: StayChange,
): Promise<void> {
  const { id, stay: stayId, version, adults, childrenUpTo12 = 0, childrenAbove12 = 0 } = asked;
  const guests =
    adults === undefined ? {} : { guests: { adults, childrenUpTo12, childrenAbove12 } };
  const wanted = { ...change, ...guests, ...(stayId && { stayId }) };
  return owner.changeStay({
    bookingId: id,
    version,
    ...wanted,
    price: priceIn(asked),
    guestKnows: asked[GUEST_KNOWS],
  });
}

/** If the nights are taken, the message names who has them. */
async function sayingWho(
  owner: OwnerApi,
  error: unknown,
  change: StayChange,
  except: string | undefined,
  timeZone: string,
): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== "nights-taken") return error;
  const words = takersWords(await owner.findTakers({ ...change, exceptStayId: except }), timeZone);
  return words ? new Refusing(error.code, words) : error;
}
