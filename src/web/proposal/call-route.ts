import { EVERYTHING, HOW_MUCH } from "../../contract/page-urls.ts";
import { problems } from "../../contract/problems.ts";
import { AppError } from "../../domain/app-error.ts";
import { ownerContext, proposalContext } from "../context.ts";
import { readForm } from "../guest/frame/own-page.server.ts";
import { SHOWN_AMOUNT } from "../pay/fields.ts";
import type { Route } from "./+types/call-route";

export type CallAnswer =
  | { readonly clientSecret: string; readonly amount: number; readonly expiresAt: number }
  | { readonly seen: true }
  | { readonly refused: string };

/** Called by the page's scripts: opens a session for the amount that was shown; without one, notes that it was seen. */
export async function action({ context, params: { code }, request }: Route.ActionArgs) {
  const proposals = context.get(proposalContext);
  try {
    const form = await readForm(request);
    const amount = form.get(SHOWN_AMOUNT);
    if (amount === null) {
      // The house looks at its own proposals too.
      const isHouse = (await context.get(ownerContext).whoIsSignedIn()) !== null;
      if (!isHouse) await proposals.noteSeen(code);
      return answer({ seen: true });
    }
    if (typeof amount !== "string" || !/^\d{1,10}$/.test(amount)) {
      throw new AppError("invalid-request");
    }
    const paysAll = form.get(HOW_MUCH) === EVERYTHING;
    const opened = await proposals.payByCard(code, { paysAll, dueNow: Number(amount) });
    const { clientSecret, dueNow, expiresAt } = opened;
    return answer({ clientSecret, amount: dueNow, expiresAt });
  } catch (error) {
    if (error instanceof AppError) return answer({ refused: error.code }, problems[error.code][0]);
    throw error;
  }
}

function answer(body: CallAnswer, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
