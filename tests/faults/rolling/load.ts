import { calls } from "../../../src/contract/calls.ts";
import { homeUrl, listingUrl } from "../../../src/contract/page-urls.ts";
import { percentile } from "../../support/percentile.ts";
import { stayAhead } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { pressBookNow } from "../guest.ts";

const ROOMS = ["mar", "coqueiro", "jangada", "farol"];
const PATIENCE_MS = 10_000;
/** Of twenty requests one holds nights, one is a page, one a file, the others are calls. */
const ROUND = 20;

export type Load = { stop(): Promise<LoadReport> };
export type LoadReport = { readonly requests: number; readonly failed: string[]; p99: number };

/** A constant request rate, independent of response times. */
export function startLoad(app: FaultApp, url: string, perSecond: number): Load {
  const times: number[] = [];
  const failed: string[] = [];
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;

  async function one(index: number): Promise<void> {
    const started = performance.now();
    const complaint = await send(app, url, index).catch((error: unknown) => String(error));
    times.push(performance.now() - started);
    if (complaint) failed.push(complaint);
  }
  const sending = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond;
    while (sent < due) {
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
  const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  await answer.arrayBuffer();
  return answer.status === 200 ? null : `${path} answered ${answer.status}`;
}

/** Nights that no other request asks for. */
async function hold(app: FaultApp, url: string, turn: number): Promise<string | null> {
  const room = ROOMS[turn % ROOMS.length] as string;
  const stay = stayAhead(app, 2 + 2 * Math.floor(turn / ROOMS.length), 1);
  const { status } = await pressBookNow(url, room, stay);
  return status === 200 ? null : `a hold answered ${status}`;
}

function pathFor(index: number): string {
  const room = ROOMS[index % ROOMS.length] as string;
  const round = Math.floor(index / ROUND);
  if (index % ROUND === 1) return round % 2 === 0 ? homeUrl : listingUrl(room);
  if (index % ROUND === 2) return "/icon.svg";
  const reads = [calls.listListings, calls.getListing, calls.listReservedDays] as const;
  return (reads[index % 3] ?? calls.listListings).path.replace(":id", room);
}
