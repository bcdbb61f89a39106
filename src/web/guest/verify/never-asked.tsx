import { useTranslation } from "react-i18next";
import { useSite } from "../../site.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./verify.module.css";

/** What every swindle asks for, and the house does not. */
export function NeverAsked() {
  const { t } = useTranslation();
  const { name, cnpj } = useSite().property;
  const never = [
    t("verify.password"),
    t("verify.card"),
    t("verify.sms"),
    cnpj ? t("verify.otherName", { name, cnpj }) : t("verify.otherNameOnly", { name }),
    t("verify.twice"),
  ];
  return (
    <section className={styles.never} aria-labelledby="nunca">
      <h2 id="nunca">{t("verify.never")}</h2>
      <ul>
        {never.map((words) => (
          <li key={words}>
            <Icon name="ban" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
