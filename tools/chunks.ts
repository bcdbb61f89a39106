type Module = {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly code: string | null;
};
export type Modules = { getModuleInfo(id: string): Module | null };

const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/;
/** Tokens and base styles, which stand before all others. */
const STYLES = /[\\/]src[\\/]web[\\/]styles[\\/]/;
const PAGE = /[\\/]src[\\/]web[\\/](?:([\w-]+)[\\/])?/;
const ICON = /[\\/]lucide-react[\\/].*[\\/](icons[\\/][\w-]+\.m?js)$/;
const ALL_ICONS = /[\\/]lucide-react\.m?js$/;

/**
 * Left to itself the bundler makes a file of every icon that two pages share, and a visitor waits
 * for sixty. So what visitors' pages share is one file beside the framework. What a page shares only
 * with the owner's or with a dialog of its own is one file too, but for the home page: most visits
 * begin there, with that one file less. What no visitor's page needs from its start is in none of them.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  if (FRAMEWORK.test(id)) return "framework";
  if (STYLES.test(id)) return "site";
  const { pages, owner, later } = whoNeeds(id, modules);
  const [page] = pages;
  if (!page) return null;
  if (pages.size > 1) return "site";
  if (!owner && !later) return null;
  return page === "home" ? "site" : page;
}

const only = (chunk: string) => (id: string, modules: Modules) =>
  chunkOf(id, modules) === chunk ? chunk : null;

/** In this order: what a group takes, it takes with everything below it that is still free. */
export const chunkGroups = [
  { name: only("framework") },
  { name: only("site") },
  { name: chunkOf },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

type Needs = {
  /** Visitors' pages, by folder. */
  readonly pages: ReadonlySet<string>;
  readonly owner: boolean;
  /** Whether something that is loaded by itself, such as a dialog, needs it too. */
  readonly later: boolean;
};

function whoNeeds(id: string, modules: Modules): Needs {
  const pages = new Set<string>();
  let owner = false;
  let later = false;
  const seen = new Set<string>();
  const names = namesOfIcon(id, modules);
  const climb = (from: string): void => {
    const module = modules.getModuleInfo(from);
    if (!module || seen.has(from)) return;
    seen.add(from);
    const [inPages, folder = "site"] = PAGE.exec(from) ?? [];
    const isOwners = folder === "owner";
    if (module.isEntry && inPages && !isOwners) pages.add(folder);
    owner ||= module.isEntry && isOwners;
    later ||= module.dynamicImporters.length > 0 && !isOwners;
    // Everybody imports the list of all icons; who wants this one says its name.
    const wants = (importer: string) =>
      !names || !ALL_ICONS.test(from) || names.test(modules.getModuleInfo(importer)?.code ?? "");
    for (const importer of module.importers) if (wants(importer)) climb(importer);
  };
  climb(id);
  return { pages, owner, later };
}

/** An icon goes by several names, all of them in the list: 'CircleAlert', 'AlertCircle'. */
function namesOfIcon(id: string, modules: Modules): RegExp | null {
  const [, file] = ICON.exec(id) ?? [];
  if (!file) return null;
  const list = modules.getModuleInfo(id)?.importers.find((one) => ALL_ICONS.test(one));
  const code = modules.getModuleInfo(list ?? "")?.code ?? "";
  const line = code.split("\n").find((one) => one.includes(`/${file.replace("\\", "/")}`)) ?? "";
  const names = [...line.matchAll(/default as (\w+)/g)].map(([, name]) => name);
  return new RegExp(`\\b(${names.join("|")})\\b`);
}
