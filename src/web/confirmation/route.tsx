import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { homeUrl } from "../../contract/page-urls.ts";
import { addPortuguese } from "../content/i18n.ts";
import { confirmation } from "../content/pt-BR/confirmation.ts";
import { apiContext } from "../context.ts";
import { privatePage } from "../head/private-page.ts";
import { useLocalUrl } from "../language.ts";
import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import type { Route } from "./+types/route";
import styles from "./confirmation.module.css";
import { readClaim } from "./read-claim.ts";
import { Receipt } from "./receipt.tsx";
import { NoSession, Refusal } from "./refusal.tsx";
import { useSettlement } from "./use-settlement.ts";
import { Waiting } from "./waiting.tsx";

addPortuguese({ confirmation });

export function headers() {
  return { "cache-control": "no-store" };
}

export const meta = privatePage("confirmation.pageTitle");

/** Loads only the room's picture: the browser settles the payment with a POST. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const listingId = new URL(request.url).searchParams.get("quartoId");
  if (!listingId) return { listingId, photo: null };
  const listing = await context
    .get(apiContext)
    .getListing(listingId)
    .catch(() => null);
  return { listingId, photo: listing?.photos[0] ?? null };
}

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const local = useLocalUrl();
  const [query] = useSearchParams();
  const claim = readClaim(query, useSite().property.timeZone);
  const state = useSettlement(claim);
  return (
    <main id="conteudo" className={styles.main}>
      <div className="wrap">
        <button
          type="button"
          className={`${button.quiet} screen ${styles.home}`}
          onClick={() => navigate(local(homeUrl))}
        >
          <Icon name="arrow-left" />
          {t("confirmation.home")}
        </button>
        {!claim && <NoSession />}
        {claim && state.kind === "waiting" && <Waiting long={state.long} code={state.code} />}
        {claim && state.kind === "refused" && <Refusal error={state.error} claim={claim} />}
        {claim && state.kind === "done" && (
          <Receipt
            booking={state.booking}
            claim={claim}
            photo={loaderData.listingId === state.booking.listingId ? loaderData.photo : null}
          />
        )}
      </div>
    </main>
  );
}
