import { useTranslation } from "react-i18next";
import { TalkToHouse } from "../ui/talk-to-house.tsx";

/** Replaces a button that needs script, and says how to book without it. */
export function NeedsScript({ listing }: { listing: string }) {
  const { t } = useTranslation();
  return (
    <noscript>
      <TalkToHouse
        text={t("booking.noScript.text")}
        message={t("booking.noScript.message", { listing })}
      />
    </noscript>
  );
}
