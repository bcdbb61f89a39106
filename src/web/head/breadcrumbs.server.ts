import { homeUrl } from "../../contract/page-urls.ts";
import type { SiteInHead } from "./site-in-head.server.ts";

/** From the home page to this one. */
export function breadcrumbs(site: SiteInHead, page: { name: string; path: string }) {
  const steps = [{ name: site.property.name, path: homeUrl }, page];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site.urlOf(path),
    })),
  };
}
