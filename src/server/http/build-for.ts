import type { ServerBuild } from "react-router";
import {
  adminUrl,
  enquiryPageUrl,
  findBookingUrl,
  inLanguage,
  languageOfPath,
  payPageUrl,
  proposalsUrl,
  verifyUrl,
} from "../../contract/page-urls.ts";

/** Whom a page is for: visitors, guests with a booking, or the house. */
export type Audience = "visitors" | "guests" | "owners";

/** By the ids of `web/routes.ts`. */
function audienceOfRoute(routeId: string): Audience {
  if (routeId.startsWith("owner/")) return "owners";
  return /^\w\w\/(guest|proposal|pay|enquiry)(\/|$)/.test(routeId) ? "guests" : "visitors";
}

const shown: Readonly<Record<Exclude<Audience, "owners">, readonly Audience[]>> = {
  visitors: ["visitors"],
  guests: ["visitors", "guests"],
};

/**
 * The build without the routes of other audiences, so that nobody downloads them: pages of one
 * audience link to another's by URL, which loads the document. The few remaining routes are inlined
 * into the page (`web/routes-in-page.ts`), because a separate manifest would load last.
 */
export function buildFor(audience: keyof typeof shown, build: ServerBuild): ServerBuild {
  const { assets } = build;
  const only = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(routes).filter(([id]) => shown[audience].includes(audienceOfRoute(id))),
    );
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...assets, routes: only(assets.routes), url: assets.entry.module },
  };
}

const below = (path: string) => new RegExp(`^${path}(/|\\.data$|$)`);
const admin = below(adminUrl);
const ofGuests = [findBookingUrl, verifyUrl, proposalsUrl, payPageUrl, enquiryPageUrl].map(below);

/** Decoded as the router does. Any other spelling is a 404. */
export function audienceOf(url: string): Audience {
  const path = new URL(url).pathname.toLowerCase();
  if (admin.test(path)) return "owners";
  const plain = inLanguage(path, languageOfPath("/"));
  return ofGuests.some((pages) => pages.test(plain)) ? "guests" : "visitors";
}
