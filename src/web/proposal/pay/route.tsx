import { languageOfPath } from "../../../contract/page-urls.ts";
import { addPortuguese, i18nFor } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { parcelas } from "../../content/pt-BR/parcelas.ts";
import { pay } from "../../content/pt-BR/pay.ts";
import { payment } from "../../content/pt-BR/payment.ts";
import { proposal } from "../../content/pt-BR/proposal.ts";
import { looksAgain, orUnheard, ownHeaders } from "../../guest/frame/own-page.ts";
import { UnknownProposal } from "../unknown.tsx";
import type { Route } from "./+types/route";
import { lookAtPayment, sendPayment } from "./pay.server.ts";
import { PayPage } from "./pay-page.tsx";

addPortuguese({ confirmation, parcelas, pay, payment, proposal });

export const headers = () => ownHeaders;

export function meta({ location }: Route.MetaArgs) {
  const { t } = i18nFor(languageOfPath(location.pathname));
  return [{ title: t("proposal.payPage.title") }, { name: "robots", content: "noindex" }];
}

export const loader = (asked: Route.LoaderArgs) => lookAtPayment(asked);

export const action = (asked: Route.ActionArgs) => sendPayment(asked);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export const shouldRevalidate = looksAgain;

export default function Pay({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  if (!shown) {
    return (
      <main id="conteudo">
        <UnknownProposal />
      </main>
    );
  }
  return <PayPage {...shown} answer={actionData} />;
}
