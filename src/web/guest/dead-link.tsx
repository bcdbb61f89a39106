import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { findBookingUrl } from "../../contract/page-urls.ts";
import { useLocalUrl } from "../language.ts";
import button from "../ui/button.module.css";
import { Contacts } from "../ui/contacts.tsx";
import actions from "../ui/kit/actions.module.css";
import page from "../ui/page.module.css";

/** One text for every reason, so that it does not reveal which codes exist. */
export function DeadLink() {
  const { t } = useTranslation();
  const local = useLocalUrl();
  return (
    <div className={page.state}>
      <h1>{t("guest.deadLink.heading")}</h1>
      <p>{t("guest.deadLink.text")}</p>
      <div className={`${actions.actions} ${page.actions}`}>
        <Link className={button.primary} to={local(findBookingUrl)}>
          {t("guest.deadLink.find")}
        </Link>
        <Contacts text={t("guest.deadLink.message")} />
      </div>
    </div>
  );
}
