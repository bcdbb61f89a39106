import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { phoneUrl } from "../../contract/page-urls.ts";
import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import notice from "../ui/notice.module.css";
import type { ReservedDays } from "./use-reserved-days.ts";

type Props = {
  reserved: ReservedDays;
  /** Called while the pressed button, which then disappears, still has the focus. */
  onKnown: () => void;
};

/** A mild notice: the server checks the dates anyway. */
export function UnknownDays({ reserved, onKnown }: Props) {
  const { t } = useTranslation();
  const { property } = useSite();
  const box = useRef<HTMLDivElement>(null);
  async function retry() {
    if (reserved.isLoading) return;
    const days = await reserved.refresh();
    if (days && box.current?.contains(document.activeElement)) onKnown();
  }
  return (
    <div ref={box} className={notice.notice} role="status">
      <p>{t("booking.unknownDays.text")}</p>
      <p>
        <button
          type="button"
          className={button.line}
          aria-disabled={reserved.isLoading}
          aria-busy={reserved.isLoading}
          onClick={retry}
        >
          {t("booking.unknownDays.retry")}
        </button>{" "}
        <a className="tap" href={phoneUrl(property.phone)}>
          {t("booking.unknownDays.callUs", { phone: property.phone })}
        </a>
      </p>
    </div>
  );
}
