import { addPortuguese } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { guest } from "../../content/pt-BR/guest.ts";
import { guestPix } from "../../content/pt-BR/guest-pix.ts";
import { plans } from "../../content/pt-BR/plans.ts";
import { toPay } from "../../content/pt-BR/to-pay.ts";
import { privatePage } from "../../head/private-page.ts";
import { belowOwnPage } from "../frame/guest-frame.tsx";
import { ownPage } from "../frame/own-page.server.ts";
import { looksAgain } from "../frame/own-page.ts";
import type { Route } from "./+types/route";
import { lookAtPix, tellOfPix } from "./pix.server.ts";
import { PixPage } from "./pix-page.tsx";

addPortuguese({ confirmation, guest, guestPix, plans, toPay });

export const meta = privatePage("guestPix.pageTitle");

export const loader = (asked: Route.LoaderArgs) => ownPage(lookAtPix(asked));

export const action = (asked: Route.ActionArgs) => tellOfPix(asked);

export const shouldRevalidate = looksAgain;

export default belowOwnPage(PixPage);
