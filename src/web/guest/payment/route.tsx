import { languageOfPath } from "../../../contract/page-urls.ts";
import { addPortuguese, i18nFor } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { guest } from "../../content/pt-BR/guest.ts";
import { guestPayment } from "../../content/pt-BR/guest-payment.ts";
import { parcelas } from "../../content/pt-BR/parcelas.ts";
import { plans } from "../../content/pt-BR/plans.ts";
import { toPay } from "../../content/pt-BR/to-pay.ts";
import { DeadLink } from "../dead-link.tsx";
import { GuestFrame } from "../frame/guest-frame.tsx";
import { ownPage } from "../frame/own-page.server.ts";
import { ownHeaders } from "../frame/own-page.ts";
import type { Route } from "./+types/route";
import { lookAtPayment } from "./payment.server.ts";
import { PaymentPage } from "./payment-page.tsx";

addPortuguese({ confirmation, guest, guestPayment, parcelas, plans, toPay });

export const headers = () => ownHeaders;

export function meta({ location }: Route.MetaArgs) {
  const { t } = i18nFor(languageOfPath(location.pathname));
  return [{ title: t("guestPayment.pageTitle") }, { name: "robots", content: "noindex" }];
}

export const loader = (asked: Route.LoaderArgs) => ownPage(lookAtPayment(asked));

export default function Payment({ loaderData: { shown } }: Route.ComponentProps) {
  if (!shown) {
    return (
      <main id="conteudo">
        <DeadLink />
      </main>
    );
  }
  return (
    <GuestFrame code={shown.booking.code}>
      <PaymentPage {...shown} />
    </GuestFrame>
  );
}
