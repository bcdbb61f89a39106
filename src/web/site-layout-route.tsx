import { useEffect } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { inLanguage } from "../contract/page-urls.ts";
import { defaultLanguage, languages } from "../domain/language.ts";
import { useSite } from "./site.ts";
import { SitePage } from "./ui/page.tsx";
import { useAtRest } from "./ui/use-at-rest.ts";

/** The visitors' layout. Each page brings its own `<main id="conteudo">`. */
export default function SiteLayout() {
  const isHome = useMatches().at(-1)?.id.endsWith("/home") ?? false;
  const isAtRest = useAtRest();
  useEffect(() => {
    if (!isAtRest) return;
    import("./offline/keep-offline-page.ts").then(
      ({ keepOfflinePage }) => keepOfflinePage(),
      () => undefined,
    );
  }, [isAtRest]);
  return (
    <SitePage inner={!isHome}>
      <Alternates />
      <Outlet />
    </SitePage>
  );
}

/** hreflang links to the other language. */
function Alternates() {
  const { origin } = useSite();
  const { pathname, search } = useLocation();
  const page = withoutSearch(pathname, search);
  return (
    <>
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={origin + inLanguage(page, one)} />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={origin + inLanguage(page, defaultLanguage)}
      />
    </>
  );
}

/** Keep only the room's id; dates and payment ids are one visitor's own. */
function withoutSearch(pathname: string, search: string): string {
  const id = new URLSearchParams(search).get("id");
  return id ? `${pathname}?${new URLSearchParams({ id })}` : pathname;
}
