import { type Figure, figure, median } from "./figure.ts";
import type { FirstView } from "./first-view.ts";
import type { Look } from "./look.ts";

export type PageName = "home" | "room";

const KB = 1024;
/** Script beyond the trivial app; for the room before calendar and payment open. */
const SCRIPT_KB: Readonly<Record<PageName, number>> = { home: 40, room: 60 };

/** Reports of the page and of the trivial app, alternating. */
export type Seen = { readonly page: readonly Look[]; readonly trivial: readonly Look[] };

/** Independent of the machine's load, so they can fail a check. */
export function steadyFigures(name: PageName, { page, trivial }: Seen): Figure[] {
  const overTrivial = (of(page, "scriptBytes") - of(trivial, "scriptBytes")) / KB;
  return [
    figure(`${name}-accessibility`, of(page, "accessibility"), "points", ["at least", 100]),
    figure(`${name}-best-practices`, of(page, "bestPractices"), "points", ["at least", 100]),
    figure(`${name}-seo`, of(page, "seo"), "points", ["at least", 100]),
    figure(`${name}-shift`, of(page, "shift"), "", ["under", 0.02]),
    figure(`${name}-script-over-trivial`, overTrivial, "KB", ["at most", SCRIPT_KB[name]]),
    figure(`${name}-pictures`, of(page, "pictureBytes") / KB, "KB", ["at most", 350]),
  ];
}

/** Of the home page, where most visits begin. */
export function firstFigures({ htmlBytes, bytes }: FirstView): Figure[] {
  return [
    figure("home-html", htmlBytes / KB, "KB", ["at most", 46]),
    figure("home-first-view", bytes / KB, "KB", ["at most", 400]),
  ];
}

/** Figures that need an alternating comparison, or have their own tests. */
export function otherFigures(name: PageName, { page, trivial }: Seen, sql: number): Figure[] {
  const slower = of(trivial, "performance") - of(page, "performance");
  const later = (of(page, "lcpMs") - of(trivial, "lcpMs")) / 1000;
  const foreign = Math.max(...page.map(({ foreignRequests }) => foreignRequests.length));
  return [
    figure(`${name}-performance-under-trivial`, slower, "points", ["at most", 3]),
    figure(`${name}-lcp-over-trivial`, later, "s", ["at most", 0.5]),
    figure(`${name}-requests`, of(page, "requests"), "requests", ["at most", 20]),
    figure(`${name}-third-party`, foreign, "requests", ["at most", 0]),
    figure(`${name}-sql`, sql, "statements", ["at most", 5]),
  ];
}

function of(looks: readonly Look[], key: Numbers): number {
  return median(looks.map((look) => look[key]));
}

type Numbers = Exclude<keyof Look, "foreignRequests">;
