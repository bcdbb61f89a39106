import { addPortuguese } from "../content/i18n.ts";
import { parcelas } from "../content/pt-BR/parcelas.ts";
import { pay } from "../content/pt-BR/pay.ts";
import { looksAgain } from "../guest/frame/own-page.ts";
import { privatePage } from "../head/private-page.ts";
import type { Route } from "./+types/route";
import { lookAtOrder, sendOrder } from "./order.server.ts";
import { PayPage } from "./pay-page.tsx";

addPortuguese({ parcelas, pay });

export const meta = privatePage("pay.title");

export const loader = (asked: Route.LoaderArgs) => lookAtOrder(asked);

export const action = (asked: Route.ActionArgs) => sendOrder(asked);

export const shouldRevalidate = looksAgain;

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  return <PayPage {...loaderData} answer={actionData} />;
}
