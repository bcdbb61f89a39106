import { useTranslation } from "react-i18next";
import { formatStay } from "../../domain/format-stay.ts";
import type { Stay } from "../../domain/stay.ts";
import { TalkToHouse } from "../ui/talk-to-house.tsx";

/** Below the button where no way to pay is offered: the nights are asked for. */
export function NoWay({ listing, stay }: { listing: string; stay: Stay | null }) {
  const { t, i18n } = useTranslation();
  const message = stay
    ? t("booking.noWay.message", { listing, stay: formatStay(stay, "long", i18n.language) })
    : t("booking.noScript.message", { listing });
  return <TalkToHouse text={t("booking.noWay.text")} message={message} />;
}
