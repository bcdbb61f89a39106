import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

export type OurCalendar = {
  readonly url: string;
  answer: RequestListener;
  /** The If-None-Match of each request. */
  readonly asked: (string | undefined)[];
};

/** Replaces the app's calendar endpoint, with responses that a test chooses. */
export async function openOurCalendar(): Promise<OurCalendar> {
  const server = createServer((request, response) => {
    ours.asked.push(request.headers["if-none-match"]);
    ours.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ours: OurCalendar = {
    url: `http://127.0.0.1:${port}/calendar.ics`,
    answer: serving(calendarOf()),
    asked: [],
  };
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return ours;
}

export function serving(
  body: string | Uint8Array,
  headers: Record<string, string> = {},
  status = 200,
): RequestListener {
  return (_request, response) =>
    response.writeHead(status, { "content-type": "text/calendar", ...headers }).end(body);
}

export function eventOf(uid: string, from: string, until: string): string[] {
  return [
    `UID:${uid}`,
    "DTSTAMP:20270101T000000Z",
    `DTSTART;VALUE=DATE:${from}`,
    `DTEND;VALUE=DATE:${until}`,
  ];
}

export function calendarOf(...events: string[][]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//pousada//calendario//PT",
    ...events.flatMap((event) => ["BEGIN:VEVENT", ...event, "END:VEVENT"]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}
