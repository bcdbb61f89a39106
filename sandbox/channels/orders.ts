import { z } from "zod";
import { parseDay } from "../../src/domain/day.ts";
import { makeStay } from "../../src/domain/stay.ts";
import { readOrder } from "../problem.ts";
import { FEED_MODES, type FeedMode } from "./feed-mode.ts";
import type { Portal, SaleOutcome } from "./portal.ts";
import type { Reading } from "./portal-calendar.ts";

/** The outcome of an order to a portal. */
export type Outcome =
  | Reading
  | SaleOutcome
  | { kind: "opened"; url: string }
  | { kind: "connected" | "disconnected" | "cancelled" | "not-found" | "blocked" | "unblocked" }
  | { kind: "answers"; mode: FeedMode };

const listing = z.string().trim().min(1).max(80);
const ofListing = z.strictObject({ listing });

const day = z.string().transform((text, context) => {
  const parsed = parseDay(text);
  if (!parsed) context.addIssue("not a day");
  return parsed ?? z.NEVER;
});

const ofStay = z
  .strictObject({ listing, checkIn: day, checkOut: day })
  .transform(({ listing, checkIn, checkOut }, context) => {
    const stay = makeStay(checkIn, checkOut);
    if (!stay) context.addIssue("not a stay");
    return stay ? { listing, stay } : z.NEVER;
  });

/** A stand-in must not connect to other machines. */
const ourUrl = z.url({ protocol: /^http$/, hostname: /^(localhost|127\.\d+\.\d+\.\d+)$/ });

type Order = (portal: Portal, body: unknown) => Outcome | Promise<Outcome>;

function order<Schema extends z.ZodType>(
  schema: Schema,
  carryOut: (portal: Portal, given: z.output<Schema>) => Outcome | Promise<Outcome>,
): Order {
  return (portal, body) => carryOut(portal, readOrder(schema, body));
}

/** All orders of a portal, for the page's forms and for tests. */
export const ORDERS = {
  open: order(ofListing, (portal, { listing }) => ({
    kind: "opened",
    url: portal.feedUrl(listing),
  })),
  connect: order(z.strictObject({ listing, url: ourUrl }), (portal, { listing, url }) => {
    portal.connect(listing, url);
    return { kind: "connected" };
  }),
  disconnect: order(ofListing, (portal, { listing }) => {
    portal.disconnect(listing);
    return { kind: "disconnected" };
  }),
  read: order(ofListing, (portal, { listing }) => portal.read(listing)),
  sell: order(ofStay, (portal, { listing, stay }) => portal.sell(listing, stay)),
  cancel: order(z.strictObject({ listing, uid: z.string() }), (portal, { listing, uid }) => ({
    kind: portal.cancel(listing, uid) ? "cancelled" : "not-found",
  })),
  block: order(ofStay, (portal, { listing, stay }) => {
    portal.block(listing, stay);
    return { kind: "blocked" };
  }),
  unblock: order(ofStay, (portal, { listing, stay }) => {
    portal.unblock(listing, stay);
    return { kind: "unblocked" };
  }),
  mode: order(z.strictObject({ mode: z.enum(FEED_MODES) }), (portal, { mode }) => {
    portal.mode(mode);
    return { kind: "answers", mode };
  }),
} satisfies Record<string, Order>;
