import { languageOfPath } from "../../../contract/page-urls.ts";
import { addPortuguese, i18nFor } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { guest } from "../../content/pt-BR/guest.ts";
import { guestChange } from "../../content/pt-BR/guest-change.ts";
import { payment } from "../../content/pt-BR/payment.ts";
import { DeadLink } from "../dead-link.tsx";
import { GuestFrame } from "../frame/guest-frame.tsx";
import { ownPage } from "../frame/own-page.server.ts";
import { looksAgain, orUnheard, ownHeaders } from "../frame/own-page.ts";
import type { Route } from "./+types/route";
import { lookAtWish, performChange } from "./change.server.ts";
import { ChangePage } from "./change-page.tsx";

addPortuguese({ confirmation, guest, guestChange, payment });

export const headers = () => ownHeaders;

export function meta({ location }: Route.MetaArgs) {
  const { t } = i18nFor(languageOfPath(location.pathname));
  return [{ title: t("guestChange.pageTitle") }, { name: "robots", content: "noindex" }];
}

export const loader = (asked: Route.LoaderArgs) => ownPage(lookAtWish(asked));

export const action = (asked: Route.ActionArgs) => performChange(asked);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export const shouldRevalidate = looksAgain;

export default function Change({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  if (!shown) {
    return (
      <main id="conteudo">
        <DeadLink />
      </main>
    );
  }
  return (
    <GuestFrame code={shown.booking.code}>
      <ChangePage {...shown} answer={actionData} />
    </GuestFrame>
  );
}
