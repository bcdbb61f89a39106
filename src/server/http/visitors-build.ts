import type { ServerBuild } from "react-router";
import { adminUrl } from "../../contract/page-urls.ts";

const isOwners = (routeId: string) => routeId.startsWith("owner/");

/**
 * The pages as visitors know them: with none of the owner's routes, so that these cost them nothing.
 * The two worlds link to each other by addresses alone. Few routes are left, and the page carries
 * them itself (`web/routes-in-page.ts`); a file of their own would come after everything else.
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

/** As the router reads an address. One that it reads otherwise is a page that is not there. */
export function isOwnersPage(url: string): boolean {
  const path = new URL(url).pathname.toLowerCase();
  return new RegExp(`^${adminUrl}(/|\\.data$|$)`).test(path);
}
