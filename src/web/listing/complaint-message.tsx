import { useTranslation } from "react-i18next";
import { useSite } from "../site.ts";
import { Icon } from "../ui/icon.tsx";
import message from "../ui/kit/message.module.css";
import { useTypedDate } from "../ui/use-typed-date.ts";
import type { Complaint } from "./judge-booking.ts";

export const complaintId = "booking-complaint";

export function ComplaintMessage({ complaint }: { complaint: Complaint | null }) {
  const words = useComplaintWords();
  if (!complaint || complaint.kind === "doubt") return null;
  return (
    <p id={complaintId} role="alert" className={message.below}>
      <Icon name="circle-alert" /> {words(complaint)}
    </p>
  );
}

type Worded = Exclude<Complaint, { kind: "doubt" }>;

export function useComplaintWords(): (complaint: Worded) => string {
  const { t } = useTranslation();
  const { property } = useSite();
  const { placeholder: format, order } = useTypedDate();
  return (complaint) => {
    switch (complaint.kind) {
      case "reserved":
        return t("booking.reserved");
      case "no-stay-from":
        return t("booking.refusal.no-stay-from");
      case "guests": {
        const { capacity: count, room } = complaint;
        return room
          ? t("booking.refusal.guestsIn", { count, room })
          : t("booking.refusal.guests", { count });
      }
      case "ask":
        return t(`booking.ask.${complaint.ask}`, { format, order });
      case "refused": {
        const { refusal } = complaint;
        return t(`booking.refusal.${refusal.reason}`, {
          phone: property.phone,
          ...("nights" in refusal && { count: refusal.nights }),
        });
      }
    }
  };
}
