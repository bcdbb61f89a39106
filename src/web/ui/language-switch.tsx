import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { inLanguage } from "../../contract/page-urls.ts";
import { languages } from "../../domain/language.ts";
import { useLanguage } from "../language.ts";

/** Links to the same page, search included, in the other language. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const current = useLanguage();
  const other = languages.find((one) => one !== current) ?? current;
  return (
    <Link
      className={className}
      to={inLanguage(pathname, other) + search}
      lang={other}
      hrefLang={other}
      preventScrollReset
    >
      {t("shell.otherLanguage")}
    </Link>
  );
}
