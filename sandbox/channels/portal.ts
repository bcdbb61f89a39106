import { randomInt } from "node:crypto";
import { todayIn } from "../../src/domain/day.ts";
import { nightsOf, type Stay } from "../../src/domain/stay.ts";
import type { Dialect, Told } from "./dialect.ts";
import { createFeedLog, type FeedLog } from "./feed-log.ts";
import type { FeedMode } from "./feed-mode.ts";
import { runsOf } from "./nights.ts";
import type { Reading, Sale } from "./portal-calendar.ts";
import { closedNights, isFree, type PortalCalendar } from "./portal-calendar.ts";
import { readOurs } from "./read-ours.ts";

const TIME_ZONE = "America/Bahia";

/** One portal, as seen by its host, its guests and readers of its feeds. */
export type Portal = {
  readonly dialect: Dialect;
  /** The secret URL of a listing's feed. An unknown listing is created. */
  feedUrl(listing: string): string;
  /** The host pastes our calendar's URL. */
  connect(listing: string, ourUrl: string): void;
  /** Nights imported from us are freed. */
  disconnect(listing: string): void;
  /** Reads our calendar now. */
  read(listing: string): Promise<Reading>;
  readAll(): Promise<void>;
  /** A guest books, unless a night is sold, blocked or closed by us. */
  sell(listing: string, stay: Stay): SaleOutcome;
  /** False if there is no such sale. */
  cancel(listing: string, uid: string): boolean;
  /** Other dates for a guest, under the same uid; false if they are not free. */
  change(listing: string, uid: string, stay: Stay): boolean;
  /** The same sale under a new uid, which is returned. */
  rename(listing: string, uid: string): string;
  block(listing: string, stay: Stay): void;
  unblock(listing: string, stay: Stay): void;
  mode(mode: FeedMode): void;
  currentMode(): FeedMode;
  readonly log: FeedLog;
  calendars(): readonly PortalCalendar[];
  /** The feed's current content. */
  tell(calendar: PortalCalendar): Told;
};

export type SaleOutcome = { kind: "sold"; uid: string } | { kind: "refused" };

export type World = {
  now(): number;
  origin(): string;
  /** The timeout for our response. */
  limits(): AbortSignal;
};

export function createPortal(dialect: Dialect, world: World): Portal {
  const calendars = new Map<string, PortalCalendar>();
  const log = createFeedLog();
  let mode: FeedMode = "normal";

  function open(listing: string): PortalCalendar {
    const known = calendars.get(listing);
    if (known) return known;
    const calendar: PortalCalendar = {
      listing,
      feedPath: dialect.feedPath(listing),
      sales: new Map(),
      blocked: new Set(),
      connection: null,
    };
    calendars.set(listing, calendar);
    return calendar;
  }

  async function read(listing: string): Promise<Reading> {
    const { connection } = open(listing);
    if (!connection) return { kind: "not-read", reason: "Nenhum endereço foi colado ainda." };
    const reading = connection.queue.then(() => readOurs(connection, world.limits()));
    connection.queue = reading;
    connection.last = { at: world.now(), reading: await reading };
    return reading;
  }

  return {
    dialect,
    log,
    read,
    feedUrl: (listing) => world.origin() + open(listing).feedPath,
    connect(listing, url) {
      const queue = Promise.resolve();
      open(listing).connection = { url, etag: null, imported: new Set(), last: null, queue };
    },
    disconnect(listing) {
      open(listing).connection = null;
    },
    async readAll() {
      const connected = [...calendars.values()].filter(({ connection }) => connection);
      await Promise.all(connected.map(({ listing }) => read(listing)));
    },
    sell(listing, stay) {
      const calendar = open(listing);
      if (!isFree(calendar, stay)) return { kind: "refused" };
      const uid = dialect.newUid();
      calendar.sales.set(uid, newSale(uid, stay));
      return { kind: "sold", uid };
    },
    cancel: (listing, uid) => open(listing).sales.delete(uid),
    change(listing, uid, stay) {
      const { sales } = open(listing);
      const sale = sales.get(uid);
      if (!sale) return false;
      sales.delete(uid);
      const free = isFree(open(listing), stay);
      sales.set(uid, free ? { ...sale, ...stay } : sale);
      return free;
    },
    rename(listing, before) {
      const { sales } = open(listing);
      const sale = sales.get(before);
      if (!sale) throw new Error("no such sale");
      const uid = dialect.newUid();
      sales.delete(before);
      sales.set(uid, { ...sale, uid });
      return uid;
    },
    block(listing, stay) {
      for (const night of nightsOf(stay)) open(listing).blocked.add(night);
    },
    unblock(listing, stay) {
      for (const night of nightsOf(stay)) open(listing).blocked.delete(night);
    },
    mode(next) {
      mode = next;
    },
    currentMode: () => mode,
    calendars: () => [...calendars.values()],
    tell: (calendar) => tell(calendar, world.now()),
  };
}

/** A stay is listed until the day of its check-out. */
function tell(calendar: PortalCalendar, at: number): Told {
  const today = todayIn(TIME_ZONE, at);
  const isAhead = ({ checkOut }: Stay) => checkOut >= today;
  return {
    feedPath: calendar.feedPath,
    sales: [...calendar.sales.values()].filter(isAhead),
    closed: runsOf(closedNights(calendar)).filter(isAhead),
    at,
  };
}

const CODE_LETTERS = "ABCDEFHJKMNPQRSTWXYZ123458";

function newSale(uid: string, { checkIn, checkOut }: Stay): Sale {
  const letters = Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
  const phoneEnding = String(randomInt(10_000)).padStart(4, "0");
  return { checkIn, checkOut, uid, code: `HM${letters.join("")}`, phoneEnding };
}
