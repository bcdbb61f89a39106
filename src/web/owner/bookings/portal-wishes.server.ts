import { z } from "zod";
import type { PortalMoney } from "../../../contract/owner/portal-stays.ts";
import type { Guests } from "../../../domain/guests.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { emailOrNull, moneyOrNone, text, textUpTo, ticked } from "../form/fields.server.ts";
import { arrival } from "./arrival.server.ts";

const COUNT = "Escreva um número, ou deixe em branco.";
/** Empty: the number of people is unknown. */
const count = text.transform((typed, context) => {
  if (/^\d{0,2}$/.test(typed)) return typed === "" ? null : Number(typed);
  context.addIssue(COUNT);
  return z.NEVER;
});

/** What a portal's calendar does not say. The team's form has no part about money. */
export const portalWishes = [
  z.object({ intent: z.enum(["callClosed", "callGuest"]) }),
  z
    .object({
      intent: z.literal("completePortalStay"),
      version: z.coerce.number().int(),
      name: textUpTo(120),
      phone: textUpTo(30).transform((typed) => typed || null),
      email: emailOrNull,
      adults: count,
      childrenUpTo12: count,
      childrenAbove12: count,
      arrival,
      note: textUpTo(4000),
      withMoney: ticked,
      price: moneyOrNone,
      commission: moneyOrNone,
      paidTo: z.enum(["portal", "house"]).optional(),
    })
    .superRefine(({ adults, childrenUpTo12, childrenAbove12, price, paidTo }, context) => {
      const children = (childrenUpTo12 ?? 0) + (childrenAbove12 ?? 0);
      if (adults === 0 || (adults === null && children > 0)) {
        context.addIssue({
          code: "custom",
          path: ["adults"],
          message: "Conte pelo menos um adulto.",
        });
      }
      if (price && !paidTo) {
        const message = "Diga quem está com o dinheiro.";
        context.addIssue({ code: "custom", path: ["paidTo"], message });
      }
    }),
] as const;

export type PortalWish = z.output<(typeof portalWishes)[number]>;

export async function performPortal(
  owner: OwnerApi,
  bookingId: string,
  asked: PortalWish,
): Promise<void> {
  if (asked.intent !== "completePortalStay") return owner[asked.intent]({ bookingId });
  await owner.completePortalStay({
    bookingId,
    version: asked.version,
    guestName: asked.name || null,
    guestPhone: asked.phone,
    guestEmail: asked.email,
    guests: guestsIn(asked),
    expectedArrival: asked.arrival,
    note: asked.note,
    ...(asked.withMoney && { money: moneyIn(asked) }),
  });
}

type Completed = Extract<PortalWish, { intent: "completePortalStay" }>;

function guestsIn({ adults, childrenUpTo12, childrenAbove12 }: Completed): Guests | null {
  if (adults === null) return null;
  return {
    adults,
    childrenUpTo12: childrenUpTo12 ?? 0,
    childrenAbove12: childrenAbove12 ?? 0,
  };
}

function moneyIn({ price, commission, paidTo = "house" }: Completed): PortalMoney {
  return { price: price || null, commission: commission || null, paidTo };
}
