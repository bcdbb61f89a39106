import { useTranslation } from "react-i18next";
import { formatStay } from "../../domain/format-stay.ts";
import type { Stay } from "../../domain/stay.ts";
import { useSite } from "../site.ts";
import { TalkToHouse } from "../ui/talk-to-house.tsx";

/** Whether the site takes payments at all: neither a provider nor a Pix key is obligatory. */
export function useCanPay(): boolean {
  const { card, pix } = useSite().payment.ways;
  return card !== null || pix !== null;
}

/** Replaces the button where no way to pay is offered. */
export function NoWay({ listing, stay }: { listing: string; stay: Stay | null }) {
  const { t, i18n } = useTranslation();
  const message = stay
    ? t("booking.noWay.message", { listing, stay: formatStay(stay, "long", i18n.language) })
    : t("booking.noScript.message", { listing });
  return <TalkToHouse text={t("booking.noWay.text")} message={message} />;
}
