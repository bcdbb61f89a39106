import { calls } from "../../../src/contract/calls.ts";
import { homeUrl, listingUrl } from "../../../src/contract/page-urls.ts";
import { percentile } from "../../support/percentile.ts";
import { stayAhead } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { answerLimit, ask } from "../client.ts";
import { pressBookNow } from "../guest.ts";

const ROOMS = ["mar", "coqueiro", "jangada", "farol"];
/** Of twenty requests one holds nights, one is a page, one a file, the others are calls. */
const ROUND = 20;

export type Load = { stop(): Promise<LoadReport> };
export type LoadReport = { readonly requests: number; readonly failed: string[]; p99: number };

/** On a machine that cannot take the rate, more would only wait for each other. */
const MOST_AT_ONCE = 40;

/** A constant request rate, independent of response times while the machine can take it. */
export function startLoad(app: FaultApp, url: string, perSecond: number): Load {
  const times: number[] = [];
  const failed: string[] = [];
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;
  let skipped = 0;

  async function one(index: number): Promise<void> {
    const started = performance.now();
    const complaint = await send(app, url, index).catch(
      (error: Error) => `${error}: ${error.cause ?? ""}`,
    );
    times.push(performance.now() - started);
    if (complaint) failed.push(complaint);
  }
  const sending = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond;
    while (sent + skipped < due) {
      if (underWay.size >= MOST_AT_ONCE) {
        skipped++;
        continue;
      }
      const request = one(sent++);
      underWay.add(request);
      void request.finally(() => underWay.delete(request));
    }
  }, 5);
  return {
    async stop() {
      clearInterval(sending);
      await Promise.all(underWay);
      return { requests: sent, failed, p99: percentile(times, 0.99) };
    },
  };
}

/** The problem with the response, if any. */
async function send(app: FaultApp, url: string, index: number): Promise<string | null> {
  if (index % ROUND === 0) return hold(app, url, index / ROUND);
  const path = pathFor(index);
  const { status, ms } = await ask(`${url}${path}`);
  return complaintAbout(path, status, ms);
}

/** Nights that no other request asks for. */
async function hold(app: FaultApp, url: string, turn: number): Promise<string | null> {
  const room = ROOMS[turn % ROOMS.length] as string;
  const stay = stayAhead(app, 2 + 2 * Math.floor(turn / ROOMS.length), 1);
  const { status, ms } = await pressBookNow(url, room, stay);
  return complaintAbout("a hold", status, ms);
}

/** Twice the limit, because the load, its balancer and the stand-ins share one process. */
function complaintAbout(what: string, status: number, ms: number): string | null {
  if (status !== 200) return `${what} was answered with ${status}`;
  return ms > 2 * answerLimit() ? `${what} was answered too late` : null;
}

function pathFor(index: number): string {
  const room = ROOMS[index % ROOMS.length] as string;
  const round = Math.floor(index / ROUND);
  if (index % ROUND === 1) return round % 2 === 0 ? homeUrl : listingUrl(room);
  if (index % ROUND === 2) return "/icon.svg";
  const reads = [calls.listListings, calls.getListing, calls.listReservedDays] as const;
  return (reads[index % 3] ?? calls.listListings).path.replace(":id", room);
}
