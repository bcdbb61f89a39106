import { addPortuguese } from "../content/i18n.ts";
import { enquiry } from "../content/pt-BR/enquiry.ts";
import { pay } from "../content/pt-BR/pay.ts";
import { looksAgain } from "../guest/frame/own-page.ts";
import { privatePage } from "../head/private-page.ts";
import type { Route } from "./+types/route";
import { lookAtNights, sendEnquiry } from "./enquiry.server.ts";
import { EnquiryPage } from "./enquiry-page.tsx";

addPortuguese({ enquiry, pay });

export const meta = privatePage("enquiry.title");

export const loader = (asked: Route.LoaderArgs) => lookAtNights(asked);

export const action = (asked: Route.ActionArgs) => sendEnquiry(asked);

export const shouldRevalidate = looksAgain;

export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  return <EnquiryPage {...loaderData} answer={actionData} />;
}
