import { useTranslation } from "react-i18next";
import { languageOfPath, phoneUrl, privacyUrl } from "../../contract/page-urls.ts";
import { addPortuguese, i18nFor } from "../content/i18n.ts";
import { privacy } from "../content/pt-BR/privacy.ts";
import { breadcrumbs } from "../head/breadcrumbs.server.ts";
import { pageHead } from "../head/page-head.server.ts";
import { siteInHead } from "../head/site-in-head.server.ts";
import { useSite } from "../site.ts";
import type { Route } from "./+types/route";
import styles from "./privacy.module.css";

addPortuguese({ privacy });

const sections = ["booking", "page", "card", "cookie", "visit", "time", "rights"] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = await siteInHead({ context, request });
  const { t } = i18nFor(site.language);
  const title = privacyTitle(t("privacy.pageTitle"), site.property.name);
  const description = t("privacy.lead");
  return {
    head: pageHead(site, {
      title,
      description,
      shared: description,
      path: privacyUrl,
      photo: null,
      facts: [breadcrumbs(site, { name: t("privacy.pageTitle"), path: privacyUrl })],
    }),
  };
}

/** The texts are in the bundle already. */
export function clientLoader() {
  return { head: null };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const { t } = i18nFor(languageOfPath(location.pathname));
  const site = matches[0]?.loaderData?.property.name ?? "";
  return [
    { title: privacyTitle(t("privacy.pageTitle"), site) },
    ...(loaderData?.head ?? [{ name: "description", content: t("privacy.lead") }]),
  ];
}

function privacyTitle(page: string, site: string): string {
  return `${page} | ${site}`;
}

export default function Privacy() {
  const { t } = useTranslation();
  return (
    <main id="conteudo" className={`wrap ${styles.main}`}>
      <h1>{t("privacy.heading")}</h1>
      <p className={styles.lead}>{t("privacy.lead")}</p>
      {sections.map((section) => (
        <section key={section}>
          <h2>{t(`privacy.sections.${section}.heading`)}</h2>
          <p>{t(`privacy.sections.${section}.text`)}</p>
        </section>
      ))}
      <WhomToAsk />
    </main>
  );
}

function WhomToAsk() {
  const { t } = useTranslation();
  const { property } = useSite();
  return (
    <section>
      <h2>{t("privacy.ask")}</h2>
      <address className={styles.address}>
        {property.name}
        {property.cnpj && <span>{t("shell.cnpj", { cnpj: property.cnpj })}</span>}
        {property.address && (
          <span>
            {property.address}, {property.place}
          </span>
        )}
        {property.phone && (
          <a className="tap" href={phoneUrl(property.phone)}>
            {property.phone}
          </a>
        )}
        {property.email && (
          <a className="tap" href={`mailto:${property.email}`}>
            {property.email}
          </a>
        )}
      </address>
    </section>
  );
}
