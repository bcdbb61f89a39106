import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { guestPageUrl } from "../../contract/page-urls.ts";
import { useLocalUrl } from "../language.ts";
import button from "../ui/button.module.css";
import { Contacts } from "../ui/contacts.tsx";
import actions from "../ui/kit/actions.module.css";
import page from "../ui/page.module.css";
import { Spinner } from "../ui/spinner.tsx";
import styles from "./confirmation.module.css";

/**
 * The outcome is open. After a while it also shows what is known, what happens next and whom to
 * ask.
 */
export function Waiting({ long, code }: { long: boolean; code: string | null }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  return (
    <div className={`${page.state} ${styles.state}`}>
      <h1 className="vh">{t("confirmation.waiting.heading")}</h1>
      <Spinner label={t("confirmation.waiting.label")} />
      <div role="status" className={styles.news}>
        {code && <p>{t("confirmation.waiting.processing")}</p>}
        {!code && long && <p>{t("confirmation.waiting.unknown")}</p>}
        {code && <p className={styles.known}>{t("confirmation.waiting.code", { code })}</p>}
      </div>
      {(code || long) && (
        <div className={`${actions.actions} ${page.actions}`}>
          {code && (
            <Link reloadDocument className={button.primary} to={local(guestPageUrl(code))}>
              {t("confirmation.ownPage")}
            </Link>
          )}
          <Contacts code={code} />
        </div>
      )}
    </div>
  );
}
