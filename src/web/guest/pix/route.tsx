import { openHandPixStates } from "../../../domain/hand-pix.ts";
import { addPortuguese } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { guest } from "../../content/pt-BR/guest.ts";
import { guestPix } from "../../content/pt-BR/guest-pix.ts";
import { plans } from "../../content/pt-BR/plans.ts";
import { toPay } from "../../content/pt-BR/to-pay.ts";
import { privatePage } from "../../head/private-page.ts";
import { useSelfRefresh } from "../../ui/use-self-refresh.ts";
import { belowOwnPage } from "../frame/guest-frame.tsx";
import { ownPage } from "../frame/own-page.server.ts";
import { looksAgain } from "../frame/own-page.ts";
import { useHeadingFocus } from "../frame/use-heading-focus.ts";
import type { Route } from "./+types/route";
import { Ended } from "./ended.tsx";
import { Missing } from "./missing.tsx";
import { Paying } from "./paying.tsx";
import { lookAtPix, tellOfPix } from "./pix.server.ts";
import { Received } from "./received.tsx";
import type { Shown } from "./shown.ts";
import { Told } from "./told.tsx";
import { useReceipt } from "./use-receipt.ts";
import { useTell } from "./use-tell.ts";

addPortuguese({ confirmation, guest, guestPix, plans, toPay });

export const meta = privatePage("guestPix.pageTitle");

export const loader = (asked: Route.LoaderArgs) => ownPage(lookAtPix(asked));

export const action = (asked: Route.ActionArgs) => tellOfPix(asked);

export const shouldRevalidate = looksAgain;

export default belowOwnPage(PixPage);

function PixPage({ booking, pix }: Shown) {
  const receipt = useReceipt(booking.code);
  const tell = useTell(receipt.send);
  // A guest who tells of a Pix after its time also waits for the house.
  const isTold = pix.state === "ended" && pix.toldAt !== null;
  // The guest comes back from her bank's app, and the house may have answered meanwhile.
  useSelfRefresh(() => isTold || openHandPixStates.some((state) => state === pix.state));
  useHeadingFocus(`${pix.state} ${isTold}`);
  const props = { booking, pix, tell, receipt };
  switch (pix.state) {
    case "shown":
      return <Paying {...props} />;
    case "told":
      return <Told {...props} />;
    case "missing":
      return <Missing {...props} />;
    case "received":
      return <Received booking={booking} pix={pix} />;
    case "ended":
      return <Ended {...props} />;
  }
}
