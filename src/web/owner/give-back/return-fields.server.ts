import { z } from "zod";
import { handMeans } from "../../../domain/account.ts";
import { paidMoney } from "../form/fields.server.ts";

/** Money that the owner has given back by hand, with what the page showed as waiting for it. */
export const returnFields = {
  intent: z.literal("noteReturn"),
  amount: paidMoney,
  means: z.enum(handMeans),
  seen: z.coerce.number().int(),
};
