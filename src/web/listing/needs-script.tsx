import { useTranslation } from "react-i18next";
import { phoneUrl, whatsappUrl } from "../../contract/page-urls.ts";
import { useSite } from "../site.ts";
import notice from "../ui/notice.module.css";

/** Replaces a button that needs script, and says how to book without it. */
export function NeedsScript({ listing }: { listing: string }) {
  const { t } = useTranslation();
  const { phone, whatsapp } = useSite().property;
  return (
    <noscript>
      <div className={notice.notice}>
        <p>{t("booking.noScript.text")}</p>
        <p>
          <a className="tap" href={phoneUrl(phone)}>
            {phone}
          </a>
          {whatsapp && (
            <a
              href={whatsappUrl(whatsapp, t("booking.noScript.message", { listing }))}
              rel="noreferrer"
            >
              {t("shell.whatsapp")}
            </a>
          )}
        </p>
      </div>
    </noscript>
  );
}
