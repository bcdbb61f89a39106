import type { FastifyInstance } from "fastify";
import {
  homeUrl,
  isFindable,
  namedRoomUrl,
  privacyUrl,
  robotsUrl,
  sitemapUrl,
} from "../../contract/page-urls.ts";
import type { Property } from "../../domain/property.ts";
import type { Deps } from "../deps.ts";
import { listFoundRooms } from "../listings/list-found-rooms.ts";
import { getProperty } from "../property/get-property.ts";
import { type FoundPage, sitemap } from "./found/sitemap.ts";

/** What search engines ask for first: where they may go, and what there is to be found. */
export async function foundRoutes(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  const { origin } = new URL(deps.config.PUBLIC_URL);
  // Nothing is forbidden here: a page can say that it is not to be shown only to who may read it.
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${origin}${sitemapUrl}\n`;
  app.get(robotsUrl, async (_request, reply) => reply.type("text/plain").send(robots));

  app.get(sitemapUrl, async (_request, reply) => {
    const [property, rooms] = await Promise.all([getProperty(deps.db), listFoundRooms(deps.db)]);
    const pages: FoundPage[] = [
      { path: homeUrl, pictures: housePictures(property) },
      ...rooms.map(({ slug, photos }) => ({ path: namedRoomUrl(slug), pictures: photos })),
      { path: privacyUrl, pictures: [] },
    ];
    return reply.type("application/xml").send(sitemap(origin, pages));
  });
}

function housePictures({ heroPhoto, texts: { learnMore, aboutUs } }: Property) {
  const all = [heroPhoto, ...learnMore.photos, aboutUs.photo];
  const shown = all.flatMap((photo) => (photo ? [photo] : []));
  return [...new Map(shown.map((photo) => [photo.id, photo])).values()];
}

/** Whatever is not a page or a picture of the house, and whatever has failed, is not shown. */
export function hideFromSearch(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const [path = "/"] = request.url.split("?");
    // A page brings its own status, which the reply takes over only after this.
    const { status } = payload instanceof Response ? payload : { status: reply.statusCode };
    if (isFindable(path) && status < 400) return;
    reply.header("x-robots-tag", "noindex");
  });
}
