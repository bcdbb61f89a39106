import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { GuestBooking } from "../../../contract/guest-api.ts";
import { guestPageUrl } from "../../../contract/page-urls.ts";
import { addPortuguese } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { guest } from "../../content/pt-BR/guest.ts";
import { receipt } from "../../content/pt-BR/receipt.ts";
import { guestContext } from "../../context.ts";
import { privatePage } from "../../head/private-page.ts";
import { useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { DeadLink } from "../dead-link.tsx";
import { ownPage } from "../frame/own-page.server.ts";
import type { Route } from "./+types/route";
import { CancellationPaper } from "./cancellation-paper.tsx";
import styles from "./receipt.module.css";
import { ReceiptPaper } from "./receipt-paper.tsx";

addPortuguese({ confirmation, guest, receipt });

export const meta = privatePage("receipt.pageTitle");

/** As on the guest's page: an unknown code and a browser without the link get the same answer. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return ownPage(context.get(guestContext).getBooking(params.code));
}

export default function ReceiptPage({ loaderData: { shown } }: Route.ComponentProps) {
  return (
    <main id="conteudo" className={styles.main}>
      <div className="wrap">{shown ? <Papers booking={shown} /> : <DeadLink />}</div>
    </main>
  );
}

function Papers({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const { cancellation } = booking;
  return (
    <>
      <p className={`screen ${styles.tools}`}>
        <Link className={button.quiet} to={local(guestPageUrl(booking.code))}>
          <Icon name="arrow-left" />
          {t("receipt.back")}
        </Link>
        <button type="button" className={`${button.line} scripted`} onClick={() => print()}>
          <Icon name="printer" />
          {t("receipt.print")}
        </button>
        <noscript>{t("receipt.printYourself")}</noscript>
      </p>
      <h1 className={styles.title}>
        {t(cancellation ? "receipt.cancellationHeading" : "receipt.heading")}
      </h1>
      {cancellation && <CancellationPaper booking={booking} cancellation={cancellation} />}
      {(!cancellation || booking.payments.length > 0) && <ReceiptPaper booking={booking} />}
    </>
  );
}
