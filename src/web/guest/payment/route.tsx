import { addPortuguese } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { guest } from "../../content/pt-BR/guest.ts";
import { guestPayment } from "../../content/pt-BR/guest-payment.ts";
import { parcelas } from "../../content/pt-BR/parcelas.ts";
import { plans } from "../../content/pt-BR/plans.ts";
import { toPay } from "../../content/pt-BR/to-pay.ts";
import { privatePage } from "../../head/private-page.ts";
import { useSelfRefresh } from "../../ui/use-self-refresh.ts";
import { belowOwnPage } from "../frame/guest-frame.tsx";
import { ownPage } from "../frame/own-page.server.ts";
import { useHeadingFocus } from "../frame/use-heading-focus.ts";
import type { Route } from "./+types/route";
import { Ended } from "./ended.tsx";
import { OpenCard } from "./open-card.tsx";
import { OpenPix } from "./open-pix.tsx";
import { Paid } from "./paid.tsx";
import { lookAtPayment } from "./payment.server.ts";
import { Processing } from "./processing.tsx";
import { Returned } from "./returned.tsx";
import type { Shown } from "./shown.ts";

addPortuguese({ confirmation, guest, guestPayment, parcelas, plans, toPay });

export const meta = privatePage("guestPayment.pageTitle");

export const loader = (asked: Route.LoaderArgs) => ownPage(lookAtPayment(asked));

export default belowOwnPage(PaymentPage);

/** One URL for every state: the guest comes back from her bank, or opens the page again. */
function PaymentPage({ booking, payment }: Shown) {
  const { state, means } = payment;
  // Also for an ended payment: a late one still counts.
  useSelfRefresh(() => state !== "paid" && state !== "returned");
  useHeadingFocus(`${state} ${means}`);
  switch (state) {
    case "open":
      return means === "pix" ? (
        <OpenPix {...{ booking, payment }} />
      ) : (
        <OpenCard {...{ booking, payment }} />
      );
    case "processing":
      return <Processing payment={payment} />;
    case "paid":
      return <Paid booking={booking} payment={payment} />;
    case "ended":
      return <Ended booking={booking} payment={payment} />;
    case "returned":
      return <Returned booking={booking} />;
  }
}
