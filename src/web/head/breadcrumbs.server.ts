import { homeUrl } from "../../contract/page-urls.ts";
import type { HouseInHead } from "./house-in-head.server.ts";

/** From the home page to this one. */
export function breadcrumbs(house: HouseInHead, page: { name: string; path: string }) {
  const steps = [{ name: house.property.name, path: homeUrl }, page];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: house.urlOf(path),
    })),
  };
}
