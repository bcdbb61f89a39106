import type { ServerBuild } from "react-router";
import { adminUrl } from "../../contract/page-urls.ts";

const isOwners = (routeId: string) => routeId.startsWith("owner/");

/**
 * The build without the owner's routes, so that visitors do not download them. Visitor pages and
 * owner pages link to each other by URL only. The few remaining routes are inlined into the page
 * (`web/routes-in-page.ts`); a separate manifest would load last.
 */
export function forVisitors(build: ServerBuild): ServerBuild {
  const { assets } = build;
  return {
    ...build,
    routes: visitorsOnly(build.routes),
    assets: { ...assets, routes: visitorsOnly(assets.routes), url: assets.entry.module },
  };
}

function visitorsOnly<T>(routes: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isOwners(id)));
}

/** Decoded as the router does. Any other spelling is a 404. */
export function isOwnersPage(url: string): boolean {
  const path = new URL(url).pathname.toLowerCase();
  return new RegExp(`^${adminUrl}(/|\\.data$|$)`).test(path);
}
