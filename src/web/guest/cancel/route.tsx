import { languageOfPath } from "../../../contract/page-urls.ts";
import { addPortuguese, i18nFor } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { guest } from "../../content/pt-BR/guest.ts";
import { guestCancel } from "../../content/pt-BR/guest-cancel.ts";
import { plans } from "../../content/pt-BR/plans.ts";
import { DeadLink } from "../dead-link.tsx";
import { GuestFrame } from "../frame/guest-frame.tsx";
import { ownPage } from "../frame/own-page.server.ts";
import { looksAgain, orUnheard, ownHeaders } from "../frame/own-page.ts";
import type { Route } from "./+types/route";
import { lookAtCancellation, performCancellation } from "./cancel.server.ts";
import { CancelPage } from "./cancel-page.tsx";

addPortuguese({ confirmation, guest, guestCancel, plans });

export const headers = () => ownHeaders;

export function meta({ location }: Route.MetaArgs) {
  const { t } = i18nFor(languageOfPath(location.pathname));
  return [{ title: t("guestCancel.pageTitle") }, { name: "robots", content: "noindex" }];
}

export const loader = (asked: Route.LoaderArgs) => ownPage(lookAtCancellation(asked));

export const action = (asked: Route.ActionArgs) => performCancellation(asked);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export const shouldRevalidate = looksAgain;

export default function Cancel({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  if (!shown) {
    return (
      <main id="conteudo">
        <DeadLink />
      </main>
    );
  }
  return (
    <GuestFrame code={shown.booking.code}>
      <CancelPage {...shown} answer={actionData} />
    </GuestFrame>
  );
}
