import { bookingUrl } from "../../../contract/owner-urls.ts";
import { ownerContext } from "../../context.ts";
import { useSite } from "../../site.ts";
import { show } from "../form/refusals.ts";
import { guestNameOf } from "../ui/booking-words.ts";
import { OwnerPage } from "../ui/owner-page.tsx";
import type { Route } from "./+types/receipt-route";
import { ReceiptPaper } from "./receipt-paper.tsx";
import { ReceiptTools } from "./receipt-tools.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { bookingId, number } = params;
  const asked = Number(number);
  // Receipts are numbered from 1, so 0 is not found.
  const wanted = { bookingId, number: Number.isSafeInteger(asked) ? asked : 0 };
  return show(context.get(ownerContext).getReceipt(wanted));
}

export default function ReceiptPage({ loaderData: receipt }: Route.ComponentProps) {
  const { property } = useSite();
  return (
    <OwnerPage
      title={`Recibo nº ${receipt.number}`}
      subtitle={property.name}
      back={{ to: bookingUrl(receipt.bookingId), name: guestNameOf(receipt) }}
      tools={<ReceiptTools receipt={receipt} />}
    >
      <ReceiptPaper receipt={receipt} />
    </OwnerPage>
  );
}
