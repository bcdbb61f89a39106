import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import config from "../../../playwright.config.ts";

/** The result of one Lighthouse run on a phone. */
export type Look = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly shift: number;
  readonly requests: number;
  readonly scriptBytes: number;
  readonly pictureBytes: number;
  readonly foreignRequests: readonly string[];
};

type Sent = { url: string; resourceType?: string; transferSize: number };

const { executablePath, args } = config.use?.launchOptions ?? {};

/** The sandbox's own script, which production does not have. */
const STAND_IN = /^http:\/\/localhost:\d+\/__pay\//;

/** Requests to other hosts fail, but are recorded. */
const NOWHERE_ELSE = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost";

/** Lighthouse sometimes gives up on a busy machine. */
const TRIES = 3;

/** Everything, only what load does not affect, or only the transferred bytes. */
export type Depth = "all" | "steady" | "sent";

const chosen: Readonly<Record<Depth, { onlyCategories?: string[]; onlyAudits?: string[] }>> = {
  all: { onlyCategories: ["performance", "accessibility", "best-practices", "seo"] },
  steady: {
    onlyCategories: ["accessibility", "best-practices", "seo"],
    onlyAudits: ["cumulative-layout-shift", "network-requests"],
  },
  sent: { onlyAudits: ["network-requests"] },
};

export async function look(url: string, depth: Depth, tries = TRIES): Promise<Look> {
  try {
    return await lookOnce(url, depth);
  } catch (error) {
    if (tries <= 1) throw error;
    return look(url, depth, tries - 1);
  }
}

/** A new browser profile each time: a first visit. */
async function lookOnce(url: string, depth: Depth): Promise<Look> {
  const chrome = await launch({
    ...(executablePath ? { chromePath: executablePath } : {}),
    chromeFlags: ["--headless=new", "--lang=pt-BR", NOWHERE_ELSE, ...(args ?? [])],
    logLevel: "silent",
  });
  try {
    const flags = {
      port: chrome.port,
      logLevel: "silent",
      disableFullPageScreenshot: true,
    } as const;
    const run = await lighthouse(url, { ...flags, ...chosen[depth] });
    return readRun(whole(run?.lhr), new URL(url).origin);
  } finally {
    chrome.kill();
  }
}

type Run = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** A failed audit would give figures of a page that was not seen. */
function whole(run: Run | undefined): Run {
  const failed = Object.values(run?.audits ?? {}).find((audit) => audit.errorMessage);
  const reason = run ? (run.runtimeError?.message ?? failed?.errorMessage) : "no run";
  if (!run || reason) throw new Error(reason);
  return run;
}

function readRun({ categories, audits }: Run, origin: string): Look {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { items = [] } = (audits["network-requests"]?.details ?? {}) as { items?: Sent[] };
  const sent = items.filter(({ url }) => /^https?:/.test(url) && !STAND_IN.test(url));
  const bytes = (type: string) =>
    sent
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcpMs: value("largest-contentful-paint"),
    shift: value("cumulative-layout-shift"),
    requests: sent.length,
    scriptBytes: bytes("Script"),
    pictureBytes: bytes("Image"),
    foreignRequests: sent.map(({ url }) => url).filter((url) => new URL(url).origin !== origin),
  };
}
