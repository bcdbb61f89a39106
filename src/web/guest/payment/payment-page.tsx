import { useSelfRefresh } from "../../ui/use-self-refresh.ts";
import { useHeadingFocus } from "../frame/use-heading-focus.ts";
import { Ended } from "./ended.tsx";
import { OpenCard } from "./open-card.tsx";
import { OpenPix } from "./open-pix.tsx";
import { Paid } from "./paid.tsx";
import { Processing } from "./processing.tsx";
import { Returned } from "./returned.tsx";
import type { Shown } from "./shown.ts";

/** Every state of a payment on one address: she comes back from her bank, or opens it again. */
export function PaymentPage({ booking, payment }: Shown) {
  const { state, means } = payment;
  // Also of an ended one: what was paid late still counts.
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
