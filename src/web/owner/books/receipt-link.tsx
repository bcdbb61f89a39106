import { Link } from "react-router";
import { receiptsUrl, receiptUrl } from "../../../contract/owner-urls.ts";
import button from "../../ui/button.module.css";
import { ActionButton } from "../form/action-button.tsx";
import { useSending } from "../form/use-sending.ts";

type Props = {
  bookingId: string;
  paymentId: string;
  /** The receipt's number, if one was issued; issuing again returns the same one. */
  receipt?: number | null;
  /** Names the payment, for screen readers. */
  about: string;
};

/** Leads to a payment's receipt, which is issued by the first tap. */
export function ReceiptLink({ bookingId, paymentId, receipt = null, about }: Props) {
  const sending = useSending({ action: receiptsUrl(bookingId) });
  const hidden = <span className="vh"> de {about}</span>;
  if (receipt !== null) {
    return (
      <Link className={button.line} to={receiptUrl(bookingId, receipt)}>
        <span>
          Recibo nº {receipt}
          {hidden}
        </span>
      </Link>
    );
  }
  return (
    <ActionButton
      sending={sending}
      intent="issueReceipt"
      fields={{ payment: paymentId }}
      className={button.line}
    >
      <span>Recibo{hidden}</span>
    </ActionButton>
  );
}
