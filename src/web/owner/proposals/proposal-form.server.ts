import { z } from "zod";
import type { ProposalWish } from "../../../contract/owner/proposals.ts";
import { languages } from "../../../domain/language.ts";
import type { DepositTerms } from "../../../domain/payment-plan.ts";
import type { Stay } from "../../../domain/stay.ts";
import { textUpTo, ticked } from "../form/fields.server.ts";
import { roomFields, roomsIn, withStay } from "../new-booking/room-fields.server.ts";
import { depositOf, keepingOf, USUAL_VALIDITY, validities } from "./terms.ts";

const fields = z.object({
  intent: z.literal("propose"),
  ...roomFields,
  deposit: z.union([z.literal("all"), z.coerce.number().int().min(1).max(99)]),
  valid: z.coerce.number().pipe(z.literal(validities)).default(USUAL_VALIDITY),
  keep: ticked,
  language: z.enum(languages),
  label: textUpTo(80),
  words: textUpTo(500),
  enquiry: z.string().max(40).default(""),
  way: z.enum(["whatsapp", "link"]).default("whatsapp"),
});

const FREE = "Escreva um valor, ou deixe em branco para valer a tabela.";

export const proposalForm = fields.transform((typed, context) => withStay(typed, context, FREE));

type Typed = z.output<typeof fields> & { readonly stay: Stay };

export function proposalIn(typed: Typed, terms: DepositTerms | null): ProposalWish {
  const { stay, total, seen, valid, keep, language, label, words } = typed;
  return {
    stay,
    rooms: roomsIn(typed),
    ...(total !== undefined && { total }),
    ...(seen !== undefined && { seenTotal: seen }),
    deposit: depositOf(typed.deposit, terms),
    validHours: valid,
    keepHours: keep ? keepingOf(valid) : null,
    ...{ language, label, words },
    ...(typed.enquiry && { enquiryId: typed.enquiry }),
  };
}
