type Module = {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
};
export type Modules = { getModuleInfo(id: string): Module | null };

const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/;
/** Tokens and base styles, which must come before all others. */
const STYLES = /[\\/]src[\\/]web[\\/]styles[\\/]/;
const PAGE = /[\\/]src[\\/]web[\\/](?:([\w-]+)[\\/])?/;

/** From a room to a paid stay. What only these pages share, the home page does not load. */
const BOOKING = new Set(["listing", "confirmation", "guest", "proposal", "pay", "enquiry"]);
/** Opened by a link of the house, or to pay without a frame. What only these share, the others do not load. */
const OF_GUESTS = new Set(["guest", "proposal", "pay", "enquiry"]);

/**
 * By default the bundler makes a file of every module that two pages share, and a visitor loads
 * dozens. So one file holds what visitors' pages share, beside the framework's, and one what the
 * pages of a booking share, with its dialogs. What the routes of one folder share, or a page only
 * with owner's pages, is one file too, except for the home page, where most visits begin. Code that no visitor's page
 * needs at its start is in none of them.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  if (FRAMEWORK.test(id)) return "framework";
  if (STYLES.test(id)) return "site";
  const { pages, routes, owner, later } = whoNeeds(id, modules);
  const [page] = pages;
  if (!page) return null;
  if (pages.size > 1 && pages.isSubsetOf(OF_GUESTS)) return "guest";
  if (pages.size > 1 && pages.isSubsetOf(BOOKING)) return "booking";
  if (pages.size > 1) return "site";
  if (routes > 1) return page;
  if (!owner && !later) return null;
  if (later && BOOKING.has(page)) return "booking";
  return page === "home" ? "site" : page;
}

const only = (chunk: string) => (id: string, modules: Modules) =>
  chunkOf(id, modules) === chunk ? chunk : null;

/** Order matters: a group takes its modules with all dependencies that are still free. */
export const chunkGroups = [
  { name: only("framework") },
  { name: only("site") },
  { name: chunkOf },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

type Needs = {
  /** Visitors' pages, by folder. */
  readonly pages: ReadonlySet<string>;
  /** How many routes of these folders: a guest's own page has others below it. */
  readonly routes: number;
  readonly owner: boolean;
  /** Whether lazy-loaded code, such as a dialog, needs it too. */
  readonly later: boolean;
};

function whoNeeds(id: string, modules: Modules): Needs {
  const pages = new Set<string>();
  let routes = 0;
  let owner = false;
  let later = false;
  const seen = new Set<string>();
  const climb = (from: string): void => {
    const module = modules.getModuleInfo(from);
    if (!module || seen.has(from)) return;
    seen.add(from);
    const [inPages, folder = "site"] = PAGE.exec(from) ?? [];
    const isOwners = folder === "owner";
    const isVisitors = module.isEntry && inPages !== undefined && !isOwners;
    if (isVisitors) pages.add(folder);
    if (isVisitors) routes += 1;
    owner ||= module.isEntry && isOwners;
    later ||= module.dynamicImporters.length > 0 && !isOwners;
    for (const importer of module.importers) climb(importer);
  };
  climb(id);
  return { pages, routes, owner, later };
}
