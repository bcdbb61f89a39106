import { useTranslation } from "react-i18next";
import { isPayable } from "../../domain/payment-choice.ts";
import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import { useFixedEnglish } from "../ui/fixed-english.ts";
import { Spinner } from "../ui/spinner.tsx";
import { complaintId } from "./complaint-message.tsx";
import type { Complaint } from "./judge-booking.ts";

type Props = {
  complaint: Complaint | null;
  isBusy: boolean;
  className?: string | undefined;
  /** For a button outside the form, which does not submit it. */
  onPress?: () => void;
};

/**
 * Where the site takes no payment it says what happens instead. Focusable even when it is disabled, so that its
 * reason is announced.
 */
export function BookNow({ complaint, isBusy, className, onPress }: Props) {
  const { t } = useTranslation();
  const canPay = isPayable(useSite().payment.ways);
  const english = useFixedEnglish();
  return (
    <button
      type={onPress ? "button" : "submit"}
      className={`${button.primary} ${onPress ? "" : `${button.large} ${button.block}`} ${className ?? ""}`}
      aria-disabled={complaint?.kind === "reserved" || isBusy}
      aria-busy={isBusy}
      aria-describedby={complaint && !onPress ? complaintId : undefined}
      onClick={() => !isBusy && onPress?.()}
      {...(canPay && english)}
    >
      {isBusy && <Spinner size={18} isSilent />}
      {t(canPay ? "booking.bookNow" : "booking.noWay.ask")}
    </button>
  );
}
