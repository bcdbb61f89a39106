import { languageOfPath } from "../../contract/page-urls.ts";
import { addPortuguese, i18nFor } from "../content/i18n.ts";
import { payment } from "../content/pt-BR/payment.ts";
import { proposal } from "../content/pt-BR/proposal.ts";
import { room } from "../content/pt-BR/room.ts";
import { looksAgain, orUnheard, ownHeaders } from "../guest/frame/own-page.ts";
import type { Route } from "./+types/route";
import { lookAtOrder, sendOrder } from "./order.server.ts";
import { PixHoldPage } from "./pix-hold-page.tsx";

addPortuguese({ payment, proposal, room });

export const headers = () => ownHeaders;

export function meta({ location }: Route.MetaArgs) {
  const { t } = i18nFor(languageOfPath(location.pathname));
  return [{ title: t("proposal.sitePix.title") }, { name: "robots", content: "noindex" }];
}

export const loader = (asked: Route.LoaderArgs) => lookAtOrder(asked);

export const action = (asked: Route.ActionArgs) => sendOrder(asked);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export const shouldRevalidate = looksAgain;

export default function PixHold({ loaderData, actionData }: Route.ComponentProps) {
  return <PixHoldPage {...loaderData} answer={actionData} />;
}
