import { languageOfPath } from "../../contract/page-urls.ts";
import { addPortuguese, i18nFor } from "../content/i18n.ts";
import { parcelas } from "../content/pt-BR/parcelas.ts";
import { pay } from "../content/pt-BR/pay.ts";
import { looksAgain, orUnheard, ownHeaders } from "../guest/frame/own-page.ts";
import type { Route } from "./+types/route";
import { lookAtOrder, sendOrder } from "./order.server.ts";
import { PayPage } from "./pay-page.tsx";

addPortuguese({ parcelas, pay });

export const headers = () => ownHeaders;

export function meta({ location }: Route.MetaArgs) {
  const { t } = i18nFor(languageOfPath(location.pathname));
  return [{ title: t("pay.title") }, { name: "robots", content: "noindex" }];
}

export const loader = (asked: Route.LoaderArgs) => lookAtOrder(asked);

export const action = (asked: Route.ActionArgs) => sendOrder(asked);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export const shouldRevalidate = looksAgain;

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  return <PayPage {...loaderData} answer={actionData} />;
}
