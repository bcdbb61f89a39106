import { languageOfPath } from "../../../contract/page-urls.ts";
import { addPortuguese, i18nFor } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { guest } from "../../content/pt-BR/guest.ts";
import { guestPix } from "../../content/pt-BR/guest-pix.ts";
import { plans } from "../../content/pt-BR/plans.ts";
import { toPay } from "../../content/pt-BR/to-pay.ts";
import { DeadLink } from "../dead-link.tsx";
import { GuestFrame } from "../frame/guest-frame.tsx";
import { ownPage } from "../frame/own-page.server.ts";
import { looksAgain, orUnheard, ownHeaders } from "../frame/own-page.ts";
import type { Route } from "./+types/route";
import { lookAtPix, tellOfPix } from "./pix.server.ts";
import { PixPage } from "./pix-page.tsx";

addPortuguese({ confirmation, guest, guestPix, plans, toPay });

export const headers = () => ownHeaders;

export function meta({ location }: Route.MetaArgs) {
  const { t } = i18nFor(languageOfPath(location.pathname));
  return [{ title: t("guestPix.pageTitle") }, { name: "robots", content: "noindex" }];
}

export const loader = (asked: Route.LoaderArgs) => ownPage(lookAtPix(asked));

export const action = (asked: Route.ActionArgs) => tellOfPix(asked);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export const shouldRevalidate = looksAgain;

export default function Pix({ loaderData: { shown } }: Route.ComponentProps) {
  if (!shown) {
    return (
      <main id="conteudo">
        <DeadLink />
      </main>
    );
  }
  return (
    <GuestFrame code={shown.booking.code}>
      <PixPage {...shown} />
    </GuestFrame>
  );
}
