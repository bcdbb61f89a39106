import { data } from "react-router";
import { languageOfPath } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";
import { addPortuguese, i18nFor } from "../content/i18n.ts";
import { confirmation } from "../content/pt-BR/confirmation.ts";
import { guest } from "../content/pt-BR/guest.ts";
import { payment } from "../content/pt-BR/payment.ts";
import { guestContext } from "../context.ts";
import type { Route } from "./+types/route";
import { DeadLink } from "./dead-link.tsx";
import styles from "./guest.module.css";
import { OwnBooking } from "./own-booking.tsx";

addPortuguese({ confirmation, guest, payment });

export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "no-referrer" };
}

export function meta({ location }: Route.MetaArgs) {
  const { t } = i18nFor(languageOfPath(location.pathname));
  return [{ title: t("guest.pageTitle") }, { name: "robots", content: "noindex" }];
}

/** An unknown code and a browser without the link get the same page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return { booking: await context.get(guestContext).getBooking(params.code) };
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === "link-unknown";
    if (isUnknown) return data({ booking: null }, { status: 404 });
    throw error;
  }
}

export default function GuestPage({ loaderData: { booking } }: Route.ComponentProps) {
  return (
    <main id="conteudo" className={styles.main}>
      <div className="wrap">{booking ? <OwnBooking booking={booking} /> : <DeadLink />}</div>
    </main>
  );
}
