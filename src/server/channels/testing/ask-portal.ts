import type { IncomingMessage, ServerResponse } from "node:http";
import { type FetchOptions, fetchCalendar } from "../fetch-calendar.ts";
import type { Fetched } from "../portal-event.ts";
import { type PortalServer, startPortal } from "./portal-server.ts";

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export type AskedPortal = PortalServer & {
  /** Fetches once, with the given response. */
  readonly fetchWith: (
    answer: Answer,
    known?: { etag?: string; lastModified?: string },
    limits?: FetchOptions["limits"],
  ) => Promise<Fetched>;
};

export async function openPortal(): Promise<AskedPortal> {
  let answer: Answer = () => {};
  const server = await startPortal((request, response) => answer(response, request));
  const host = `127.0.0.1:${server.port}`;
  return {
    ...server,
    fetchWith: (next, known = {}, limits = {}) => {
      answer = next;
      const source = { url: `http://${host}/a.ics?s=1`, etag: null, lastModified: null, ...known };
      return fetchCalendar(source, { testHosts: [host], limits });
    },
  };
}
