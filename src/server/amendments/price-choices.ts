import { z } from "zod";
import {
  type ChangePreview,
  type OfferedChoice,
  type PriceChoice,
  priceChoices,
} from "../../contract/owner/timeline.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Role } from "../../domain/person.ts";

export const priceChoice = z.union([z.enum(priceChoices), z.object({ other: z.int() })]);

type Preview = Omit<ChangePreview, "choices">;

/** The choices that this role has for the price of a change, the preferred one first. */
export function choicesOf(role: Role, preview: Preview): OfferedChoice[] {
  return role === "owner" ? ownersChoices(preview) : teamsChoices(preview);
}

/** Refuses a choice that is not offered. The owner may choose any. */
export async function admitChoice(
  role: Role,
  price: PriceChoice,
  preview: () => Promise<Preview>,
): Promise<void> {
  if (role === "owner") return;
  // Never allowed to the team, so refused before the preview is queried.
  if (typeof price === "object" || price === "list-and-refund") throw new AppError("not-allowed");
  if (!choicesOf(role, await preview()).includes(price)) throw new AppError("not-allowed");
}

/**
 * The team cannot refund or set prices, but may keep a price the owner has set, or the whole price
 * of a stay that becomes shorter: the owner can still give back.
 */
function teamsChoices(preview: Preview): OfferedChoice[] {
  const { agreed, sameWorth, difference } = preview;
  if (agreed && sameWorth) return ["keep", "list"];
  if (sameWorth || !difference) return ["list"];
  if (difference.amount < 0) return ["keep", difference.refund > 0 ? "list" : "difference"];
  return ["difference", ...ifListDiffers(preview, "list")];
}

function ownersChoices(preview: Preview): OfferedChoice[] {
  const { agreed, sameWorth, difference, refund, total, listTotal } = preview;
  if (sameWorth || !difference) {
    if (total === listTotal) return [agreed ? "keep" : "list"];
    const byList = [...(["list"] as const), ...(refund > 0 ? (["list-and-refund"] as const) : [])];
    return agreed ? ["keep", ...byList, "other"] : [...byList, "other", "keep"];
  }
  if (difference.amount === 0) return ["difference", ...ifListDiffers(preview, "list")];
  if (difference.amount > 0) {
    return ["difference", ...ifListDiffers(preview, "list"), "other", "keep"];
  }
  // "keep" is the default here: a refund has to be chosen deliberately.
  const byList = ifListDiffers(preview, refund > 0 ? "list-and-refund" : "list");
  return ["keep", "difference", ...byList, "other"];
}

function ifListDiffers(
  { difference, total, listTotal }: Preview,
  choice: OfferedChoice,
): OfferedChoice[] {
  return listTotal === total + (difference?.amount ?? 0) ? [] : [choice];
}
