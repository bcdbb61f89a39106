import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, Link } from "react-router";
import { homeUrl } from "../../contract/page-urls.ts";
import page from "../ui/page.module.css";

/** For unknown addresses and everything nobody foresaw. Never a stack. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const what = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : "";
  return (
    <main className={page.state}>
      <h1 lang="en">{t("error.heading")}</h1>
      <p>{what}</p>
      <p>{t("error.sentence")}</p>
      <Link to={homeUrl}>{t("error.home")}</Link>
    </main>
  );
}
