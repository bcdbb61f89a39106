import { meansNames } from "../../../contract/owner/words.ts";
import { handMeans } from "../../../domain/account.ts";

/** Every way to pay at the reception. */
export const means = handMeans.map((method) => ({
  value: method,
  text: meansNames[method],
}));
