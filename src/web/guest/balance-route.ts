import { AppError } from "../../domain/app-error.ts";
import { guestContext } from "../context.ts";
import type { Route } from "./+types/balance-route";

/** The answer to the browser: the session to pay in, how its payment stands, or a refusal. */
export type BalanceAnswer =
  | { readonly clientSecret: string; readonly amount: number; readonly expiresAt: number }
  | { readonly settled: boolean }
  | { readonly refused: string };

/** Opens a session for what is open, or for a change; with `session_id`, settles that one. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { code } = params;
  const guest = context.get(guestContext);
  try {
    const form = await request.formData();
    const checkoutId = form.get("session_id");
    if (typeof checkoutId === "string") {
      return answer({ settled: await guest.settleBalance(code, checkoutId) });
    }
    const isChange = form.get("what") === "change";
    const opened = await (isChange ? guest.payChange(code) : guest.payBalance(code));
    const { clientSecret, dueNow, expiresAt } = opened;
    return answer({ clientSecret, amount: dueNow, expiresAt });
  } catch (error) {
    if (error instanceof AppError) return answer({ refused: error.code }, 409);
    // The body is not a form.
    if (error instanceof TypeError) return answer({ refused: "invalid-request" }, 400);
    throw error;
  }
}

function answer(body: BalanceAnswer, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
