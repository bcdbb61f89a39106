import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { guestPageUrl } from "../../../contract/page-urls.ts";
import { useLocalUrl } from "../../language.ts";
import { Icon } from "../../ui/icon.tsx";
import back from "../../ui/kit/back.module.css";
import styles from "./frame.module.css";

/** A page below the guest's own: the way back to it, and the rest. */
export function GuestFrame({ code, children }: { code: string; children: ReactNode }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  return (
    <main id="conteudo" className={styles.steps}>
      <div className="wrap">
        <Link className={back.back} to={local(guestPageUrl(code))}>
          <Icon name="arrow-left" /> {t("guest.pageTitle")}
        </Link>
        {children}
      </div>
    </main>
  );
}
