import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Api } from "../../contract/api.ts";
import type { GuestBooking } from "../../contract/guest-api.ts";
import { guestPageUrl, guestPaymentUrl, guestPixUrl } from "../../contract/page-urls.ts";
import { addPortuguese } from "../content/i18n.ts";
import { confirmation } from "../content/pt-BR/confirmation.ts";
import { guest } from "../content/pt-BR/guest.ts";
import { payment } from "../content/pt-BR/payment.ts";
import { plans } from "../content/pt-BR/plans.ts";
import { apiContext, guestContext } from "../context.ts";
import { privatePage } from "../head/private-page.ts";
import type { Route } from "./+types/route";
import { act } from "./act.server.ts";
import { DeadLink } from "./dead-link.tsx";
import { localTo, ownPage, readForm } from "./frame/own-page.server.ts";
import { looksAgain } from "./frame/own-page.ts";
import styles from "./guest.module.css";
import { OwnBooking } from "./own-booking.tsx";
import { RENEWED } from "./renew-link.tsx";
import { isAlive } from "./standing.ts";

addPortuguese({ confirmation, guest, payment, plans });

export const meta = privatePage("guest.pageTitle");

/** An unknown code and a browser without the link get the same page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const look = async () => {
    const booking = await context.get(guestContext).getBooking(params.code);
    return { booking, rules: await rulesFor(context.get(apiContext), booking) };
  };
  return ownPage(look());
}

/** A room that is no longer on sale has no rules. */
async function rulesFor(api: Api, booking: GuestBooking): Promise<readonly string[]> {
  if (!isAlive(booking)) return [];
  const rules = new Set<string>();
  for (const { listingId } of booking.rooms) {
    const listing = await api.getListing(listingId).catch(() => null);
    for (const rule of listing?.observations ?? []) rules.add(rule);
  }
  return [...rules];
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { code } = params;
  const renewedUrl = `${localTo(request, guestPageUrl(code))}?${RENEWED}`;
  // An unreadable form is empty: it is refused because it has no intent.
  const form = await readForm(request);
  const pixUrl = localTo(request, guestPixUrl(code));
  const paymentUrl = localTo(request, guestPaymentUrl(code));
  return act({ guest: context.get(guestContext), code, form, renewedUrl, pixUrl, paymentUrl });
}

/** A refused message stays beside what was typed; a refused withdrawal shows how things are now. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isWithdrawal = change.formData?.get("intent") === "withdraw";
  return isWithdrawal ? looksAgain(change) : change.defaultShouldRevalidate;
}

export default function GuestPage({ loaderData: { shown } }: Route.ComponentProps) {
  return (
    <main id="conteudo" className={styles.main}>
      <div className="wrap">{shown ? <OwnBooking {...shown} /> : <DeadLink />}</div>
    </main>
  );
}
