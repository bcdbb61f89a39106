import { useTranslation } from "react-i18next";
import { formatStay } from "../../domain/format-stay.ts";
import type { Stay } from "../../domain/stay.ts";
import { useSite } from "../site.ts";
import { TalkToHouse } from "../ui/talk-to-house.tsx";

/** Whether the site takes payments at all: no provider is obligatory, and no key. */
export function useCanPay(): boolean {
  const { card, pix } = useSite().payment.ways;
  return card !== null || pix !== null;
}

/** Instead of the button, where nobody can pay here. */
export function NoWay({ listing, stay }: { listing: string; stay: Stay | null }) {
  const { t, i18n } = useTranslation();
  const message = stay
    ? t("booking.noWay.message", { listing, stay: formatStay(stay, "long", i18n.language) })
    : t("booking.noScript.message", { listing });
  return <TalkToHouse text={t("booking.noWay.text")} message={message} />;
}
