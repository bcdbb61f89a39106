import type { FastifyInstance } from "fastify";
import {
  homeUrl,
  isFindable,
  namedListingUrl,
  privacyUrl,
  robotsUrl,
  sitemapUrl,
} from "../../contract/page-urls.ts";
import type { Property } from "../../domain/property.ts";
import type { Deps } from "../deps.ts";
import { listFindableListings } from "../listings/list-findable-listings.ts";
import { getProperty } from "../property/get-property.ts";
import { type FoundPage, sitemap } from "./found/sitemap.ts";

/** robots.txt and the sitemap. */
export async function foundRoutes(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  const { origin } = new URL(deps.config.PUBLIC_URL);
  // Nothing is disallowed: a crawler must be able to fetch a page to see its noindex.
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${origin}${sitemapUrl}\n`;
  app.get(robotsUrl, async (_request, reply) => reply.type("text/plain").send(robots));

  app.get(sitemapUrl, async (_request, reply) => {
    const [property, rooms] = await Promise.all([
      getProperty(deps.db),
      listFindableListings(deps.db),
    ]);
    const pages: FoundPage[] = [
      { path: homeUrl, pictures: propertyPictures(property) },
      ...rooms.map(({ slug, photos }) => ({ path: namedListingUrl(slug), pictures: photos })),
      { path: privacyUrl, pictures: [] },
    ];
    return reply.type("application/xml").send(sitemap(origin, pages));
  });
}

function propertyPictures({ heroPhoto, texts: { learnMore, aboutUs } }: Property) {
  const all = [heroPhoto, ...learnMore.photos, aboutUs.photo];
  const shown = all.flatMap((photo) => (photo ? [photo] : []));
  return [...new Map(shown.map((photo) => [photo.id, photo])).values()];
}

/** Everything except pages and pictures, and every failure, is noindex. */
export function isHidden(url: string, status: number): boolean {
  const [path = "/"] = url.split("?");
  return status >= 400 || !isFindable(path);
}
