import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { listingsUrl } from "../../contract/page-urls.ts";
import { useLocalUrl } from "../language.ts";
import button from "../ui/button.module.css";
import { Contacts } from "../ui/contacts.tsx";
import actions from "../ui/kit/actions.module.css";
import page from "../ui/page.module.css";

export function UnknownProposal() {
  const { t } = useTranslation();
  const local = useLocalUrl();
  return (
    <div className={page.state}>
      <h1>{t("proposal.unknown.heading")}</h1>
      <p>{t("proposal.unknown.text")}</p>
      <div className={`${actions.actions} ${page.actions}`}>
        <Contacts text={t("proposal.unknown.message")} />
        <Link className={button.line} to={local(listingsUrl)}>
          {t("proposal.unknown.rooms")}
        </Link>
      </div>
    </div>
  );
}
