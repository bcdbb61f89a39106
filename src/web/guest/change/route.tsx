import { addPortuguese } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { guest } from "../../content/pt-BR/guest.ts";
import { guestChange } from "../../content/pt-BR/guest-change.ts";
import { payment } from "../../content/pt-BR/payment.ts";
import { privatePage } from "../../head/private-page.ts";
import { belowOwnPage } from "../frame/guest-frame.tsx";
import { ownPage } from "../frame/own-page.server.ts";
import { looksAgain } from "../frame/own-page.ts";
import type { Route } from "./+types/route";
import { lookAtWish, performChange } from "./change.server.ts";
import { ChangePage } from "./change-page.tsx";

addPortuguese({ confirmation, guest, guestChange, payment });

export const meta = privatePage("guestChange.pageTitle");

export const loader = (asked: Route.LoaderArgs) => ownPage(lookAtWish(asked));

export const action = (asked: Route.ActionArgs) => performChange(asked);

export const shouldRevalidate = looksAgain;

export default belowOwnPage(ChangePage);
