import type { PricesUndo, PriceWish } from "../../../contract/owner/prices.ts";
import { day } from "../../../domain/day.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { ownerContext } from "../../context.ts";
import { answerForm } from "../form/answer-form.ts";
import { checkForm } from "../form/read-form.ts";
import { attempt } from "../form/refusals.ts";
import { hearsQuestions } from "../form/unheard.ts";
import type { Route } from "./+types/route";
import { priceFields, wish, wishIn } from "./wish.server.ts";

/** What the nights would cost, while the owner still types. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return attempt(preview(context.get(ownerContext), new URL(request.url).searchParams));
}

/** The verb refuses an incomplete question, after its permission check. */
async function preview(owner: OwnerApi, query: URLSearchParams) {
  const form = new FormData();
  for (const [name, value] of query) form.append(name, value);
  const checked = checkForm(form, priceFields);
  return owner.previewPrices("value" in checked ? wishIn(checked.value) : incomplete);
}

const never = day("2000-01-01");
const incomplete: PriceWish = {
  ...{ listingIds: [], firstNight: never, lastNight: never, nightlyPrice: 0, minNights: null },
};

export async function action(asked: Route.ActionArgs) {
  return answerForm(asked, wish, async (owner, wished) => {
    if (wished.intent === "price") return owner.priceNights(wishIn(wished));
    await owner.takeBackPrices(wished.undo as PricesUndo);
    return null;
  });
}

export const clientMiddleware = [hearsQuestions];
