import { addPortuguese } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { guest } from "../../content/pt-BR/guest.ts";
import { guestPayment } from "../../content/pt-BR/guest-payment.ts";
import { parcelas } from "../../content/pt-BR/parcelas.ts";
import { plans } from "../../content/pt-BR/plans.ts";
import { toPay } from "../../content/pt-BR/to-pay.ts";
import { privatePage } from "../../head/private-page.ts";
import { belowOwnPage } from "../frame/guest-frame.tsx";
import { ownPage } from "../frame/own-page.server.ts";
import type { Route } from "./+types/route";
import { lookAtPayment } from "./payment.server.ts";
import { PaymentPage } from "./payment-page.tsx";

addPortuguese({ confirmation, guest, guestPayment, parcelas, plans, toPay });

export const meta = privatePage("guestPayment.pageTitle");

export const loader = (asked: Route.LoaderArgs) => ownPage(lookAtPayment(asked));

export default belowOwnPage(PaymentPage);
