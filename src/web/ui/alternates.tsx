import { useLocation } from "react-router";
import { inLanguage } from "../../contract/page-urls.ts";
import { defaultLanguage, languages } from "../../domain/language.ts";
import { useSite } from "../site.ts";

/** hreflang links to the other language. */
export function Alternates() {
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
