import type { Sources } from "../structure/complaints.ts";
import { readSources } from "../structure/sources.ts";
import { browserCandidates } from "./browser.ts";
import { type Changes, findChanges } from "./changes.ts";
import { type Choice, choose } from "./choose.ts";
import { folderLinks, importLinks, joinsEverything } from "./imports.ts";
import { isSpec, isTest, type Link } from "./link.ts";
import { pageLinks } from "./pages.ts";
import { reachFrom, wayTo } from "./reach.ts";
import type { Seconds } from "./seconds.ts";
import { tableLinks } from "./tables.ts";
import { verbLinks } from "./verbs.ts";

/** The part of the checks that is about a change. */
export type Narrowed = {
  readonly changes: Changes;
  /** Unit tests, which are beside the code. */
  readonly beside: Choice;
  readonly browser: Choice;
  /** Changed files without a known test. */
  readonly unknown: readonly string[];
};

/**
 * Seconds of tests, of which two run at a time. With types, style and build a run takes less than
 * three minutes on two idle cores.
 */
const allowed = { beside: 60, browser: 80 };
/** Seconds assumed for a file that has not been run here. */
const usual = { beside: 3, browser: 20 };

export function narrow(seconds: Seconds, base?: string): Narrowed {
  const changes = findChanges(base);
  const sources = readSources();
  const links = linksOf(sources, changes.files);
  const reach = reachFrom(changes.files, links, joinsEverything);
  const tests = [...reach]
    .filter(([file]) => isTest(file) && sources.has(file))
    .map(([file, { steps }]) => ({ file, rank: -steps, why: wayTo(file, reach) }));
  const took = (kind: keyof typeof usual) => (file: string) => seconds[file] ?? usual[kind];
  const starts = new Set(links.map(({ from }) => from));
  return {
    changes,
    beside: choose(tests, took("beside"), allowed.beside),
    browser: choose(browserCandidates(sources, reach), took("browser"), allowed.browser),
    unknown: changes.files.filter((file) => !starts.has(file) && !isTest(file) && !isSpec(file)),
  };
}

export function linksOf(sources: Sources, changed: readonly string[]): Link[] {
  return [
    ...importLinks(sources),
    ...folderLinks(sources, changed),
    ...tableLinks(sources, changed),
    ...verbLinks(sources, changed),
    ...pageLinks,
  ];
}
