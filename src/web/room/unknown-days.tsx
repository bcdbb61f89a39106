import { useTranslation } from "react-i18next";
import { phoneUrl } from "../../contract/page-urls.ts";
import { useHouse } from "../house.ts";
import button from "../ui/button.module.css";
import notice from "../ui/notice.module.css";
import type { ReservedDays } from "./use-reserved-days.ts";

/** Calm, because nothing is lost: the server checks the dates in any case. */
export function UnknownDays({ reserved }: { reserved: ReservedDays }) {
  const { t } = useTranslation();
  const { property } = useHouse();
  return (
    <div className={notice.notice} role="status">
      <p>{t("booking.unknownDays.text")}</p>
      <p>
        <button
          type="button"
          className={button.line}
          aria-disabled={reserved.isLoading}
          aria-busy={reserved.isLoading}
          onClick={() => !reserved.isLoading && reserved.refresh()}
        >
          {t("booking.unknownDays.retry")}
        </button>{" "}
        <a href={phoneUrl(property.phone)}>
          {t("booking.unknownDays.callUs", { phone: property.phone })}
        </a>
      </p>
    </div>
  );
}
