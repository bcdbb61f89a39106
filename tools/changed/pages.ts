import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import * as ownerUrls from "../../src/contract/owner-urls.ts";
import * as pageUrls from "../../src/contract/page-urls.ts";
import routes from "../../src/web/routes.ts";
import type { Link } from "./link.ts";

type Page = { readonly file: string; readonly address: string; readonly shape: RegExp };

const pages: readonly Page[] = flatten(routes, "")
  .filter(({ address }) => !address.includes("*"))
  // A literal path segment is matched before a parameter.
  .sort((a, b) => a.address.split(":").length - b.address.split(":").length);

function flatten(entries: readonly RouteConfigEntry[], above: string): Page[] {
  return entries.flatMap(({ path: part, index, file, children = [] }) => {
    const own = part ? `${above}/${part}` : above;
    const shape = new RegExp(`^${(own || "/").replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`);
    const isPage = part !== undefined || index;
    const page = { file: `src/web/${file}`, address: own || "/", shape };
    return [...(isPage ? [page] : []), ...flatten(children, own)];
  });
}

/** The file of the page at an address, or null. */
export function pageAt(address: string): string | null {
  const plain = address.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
  return pages.find(({ shape }) => shape.test(plain))?.file ?? null;
}

export function addressOf(file: string): string {
  return pages.find((page) => page.file === file)?.address ?? file;
}

/** Pages of one folder work together: one shows the form that another one handles. */
export const pageLinks: readonly Link[] = pages.flatMap(({ file: from }) =>
  pages
    .map(({ file }) => file)
    .filter((to) => to !== from && path.dirname(to) === path.dirname(from))
    .map((to) => ({ from, to, steps: 1, by: "the same pages" })),
);

/** The page that each URL of the contract leads to, by the URL's name. */
export const pagesByUrl: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...pageUrls, ...ownerUrls }).flatMap(([name, url]) => {
    const page = pageAt(exampleOf(url));
    return page ? [[name, page] as const] : [];
  }),
);

/** A URL depends on its arguments only in variable parts; some functions take objects. */
function exampleOf(url: unknown): string {
  if (typeof url !== "function") return String(url);
  try {
    return String(url("x", "x"));
  } catch {
    return "";
  }
}
