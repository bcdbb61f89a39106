import { useTranslation } from "react-i18next";
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

/** Focusable even when it is disabled, so that its reason is announced. */
export function BookNow({ complaint, isBusy, className, onPress }: Props) {
  const { t } = useTranslation();
  return (
    <button
      type={onPress ? "button" : "submit"}
      className={`${button.primary} ${onPress ? "" : `${button.large} ${button.block}`} ${className ?? ""}`}
      aria-disabled={complaint?.kind === "reserved" || isBusy}
      aria-busy={isBusy}
      aria-describedby={complaint && !onPress ? complaintId : undefined}
      onClick={() => !isBusy && onPress?.()}
      {...useFixedEnglish()}
    >
      {isBusy && <Spinner size={18} isSilent />}
      {t("booking.bookNow")}
    </button>
  );
}
