import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, Link, useRevalidator } from "react-router";
import { homeUrl, listingsUrl } from "../../contract/page-urls.ts";
import { useLocalUrl } from "../language.ts";
import { useSiteIfKnown } from "../site.ts";
import button from "../ui/button.module.css";
import { useFixedEnglish } from "../ui/fixed-english.ts";
import actions from "../ui/kit/actions.module.css";
import page from "../ui/page.module.css";
import { SitePage } from "../ui/page.tsx";

/** Browsers' messages for a failed network request. */
const lostLine = /fetch|network|load failed/i;

/** For unknown URLs and unexpected errors. Never shows a stack trace. */
export function ErrorPage({ error }: { error: unknown }) {
  const content = <WhatHappened error={error} />;
  return useSiteIfKnown() ? <SitePage inner>{content}</SitePage> : content;
}

/** Without header and footer, for a route that already has them. */
export function WhatHappened({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const english = useFixedEnglish();
  const { revalidate } = useRevalidator();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isLostLine = lostLine.test(describe(error));
  const words = isMissing ? "error.missing" : isLostLine ? "error.lostLine" : "error.failed";
  return (
    <main id="conteudo" className={page.state}>
      <title>{t("error.pageTitle")}</title>
      <meta name="robots" content="noindex" />
      <h1 {...english}>{t("error.heading")}</h1>
      <p {...english}>{describe(error)}</p>
      <p>{t(words)}</p>
      <div className={`${actions.actions} ${page.actions}`}>
        {isLostLine && (
          <button type="button" className={button.primary} onClick={() => revalidate()}>
            {t("error.retry")}
          </button>
        )}
        <Link className={isLostLine ? button.line : button.primary} to={local(homeUrl)}>
          {t("error.home")}
        </Link>
        <Link className={button.line} to={local(listingsUrl)}>
          {t("error.rooms")}
        </Link>
      </div>
    </main>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "";
}
