import { addPortuguese } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { parcelas } from "../../content/pt-BR/parcelas.ts";
import { pay } from "../../content/pt-BR/pay.ts";
import { payment } from "../../content/pt-BR/payment.ts";
import { proposal } from "../../content/pt-BR/proposal.ts";
import { looksAgain } from "../../guest/frame/own-page.ts";
import { privatePage } from "../../head/private-page.ts";
import { UnknownProposal } from "../unknown.tsx";
import type { Route } from "./+types/route";
import { lookAtPayment, sendPayment } from "./pay.server.ts";
import { PayPage } from "./pay-page.tsx";

addPortuguese({ confirmation, parcelas, pay, payment, proposal });

export const meta = privatePage("proposal.payPage.title");

export const loader = (asked: Route.LoaderArgs) => lookAtPayment(asked);

export const action = (asked: Route.ActionArgs) => sendPayment(asked);

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
