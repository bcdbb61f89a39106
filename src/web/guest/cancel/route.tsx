import { addPortuguese } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { guest } from "../../content/pt-BR/guest.ts";
import { guestCancel } from "../../content/pt-BR/guest-cancel.ts";
import { plans } from "../../content/pt-BR/plans.ts";
import { privatePage } from "../../head/private-page.ts";
import { belowOwnPage } from "../frame/guest-frame.tsx";
import { ownPage } from "../frame/own-page.server.ts";
import { looksAgain } from "../frame/own-page.ts";
import type { Route } from "./+types/route";
import { lookAtCancellation, performCancellation } from "./cancel.server.ts";
import { CancelPage } from "./cancel-page.tsx";

addPortuguese({ confirmation, guest, guestCancel, plans });

export const meta = privatePage("guestCancel.pageTitle");

export const loader = (asked: Route.LoaderArgs) => ownPage(lookAtCancellation(asked));

export const action = (asked: Route.ActionArgs) => performCancellation(asked);

export const shouldRevalidate = looksAgain;

export default belowOwnPage(CancelPage);
