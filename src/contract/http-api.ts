import { AppError } from "../domain/app-error.ts";
import type { Language } from "../domain/language.ts";
import type { BrowserApi, ListingSearch } from "./api.ts";
import { type Call, calls } from "./calls.ts";
import { writeParty } from "./party-in-address.ts";
import { fromWireBooking, fromWireCheckout } from "./read-checkout.ts";
import { fromWireListing, fromWireListingCard } from "./read-listing.ts";
import { fromWireProblem } from "./read-problem.ts";
import { asTold, readDay, readList, readText } from "./read-wire.ts";
import { toWireCheckoutRequest, toWireClaim } from "./translate-checkout.ts";
import { fromWireCombination } from "./translate-combination.ts";
import { fromWireNearest } from "./translate-nearest.ts";

/** The server answers within five seconds; after this long the connection is lost. */
export const LONGEST_CALL_MS = 15_000;

type Request = { params?: Record<string, string>; query?: URLSearchParams; body?: unknown };

/**
 * The API over HTTP, for the browser. `timeZone` is the property's, for servers that send a day as
 * a date-time.
 */
export function createHttpApi(
  base: string,
  language: Language,
  timeZone: () => string,
): BrowserApi {
  const send = (call: Call, request: Request = {}) => sendCall(base, language, call, request);
  async function readDays(call: Call, request?: Request) {
    const answer = await (await send(call, request)).json();
    const days = readList(answer, (one) => readDay(one, timeZone));
    // If one day is unreadable, the whole list is unknown, because that day must not look free.
    if (days.length !== answer?.length) throw new AppError("unexpected");
    return days;
  }
  const api: BrowserApi = {
    async listListings(search) {
      const query = search ? toQuery(search) : new URLSearchParams();
      return readList(
        await (await send(calls.listListings, { query })).json(),
        fromWireListingCard,
      );
    },
    async findNearestFree(search) {
      const query = toQuery(search);
      return fromWireNearest(await (await send(calls.findNearestFree, { query })).json());
    },
    async findCombinations(search) {
      const query = toQuery(search);
      const answer = await (await send(calls.findCombinations, { query })).json();
      return readList(answer, fromWireCombination);
    },
    async getListing(id) {
      const answer = await (await send(calls.getListing, { params: { id } })).json();
      if (!answer) throw new AppError("listing-unknown");
      return fromWireListing(answer, id, timeZone);
    },
    async findListing(slug) {
      const found = (await api.listListings(null)).find((card) => card.slug === slug);
      if (!found) throw new AppError("listing-unknown");
      return found.id;
    },
    listReservedDays: (id) => readDays(calls.listReservedDays, { params: { id } }),
    listFullDays: () => readDays(calls.listFullDays),
    async startCheckout(request) {
      const body = toWireCheckoutRequest(request, language);
      return fromWireCheckout(await (await send(calls.startCheckout, { body })).json());
    },
    async releaseCheckout(key) {
      await send(calls.releaseCheckout, key ? { body: { key } } : {});
    },
    async claimBooking(claim) {
      const response = await send(calls.claimBooking, { body: toWireClaim(claim) });
      const answer = await response.json();
      return response.status === 202
        ? { kind: "processing", code: readText(asTold<"codigo">(answer).codigo) }
        : { kind: "confirmed", booking: fromWireBooking(answer, timeZone) };
    },
  };
  return api;
}

function toQuery({ stay, guests, rooms }: ListingSearch): URLSearchParams {
  const query = new URLSearchParams({ startDate: stay.checkIn, endDate: stay.checkOut });
  writeParty(query, guests);
  query.set("rooms", String(rooms));
  return query;
}

async function sendCall(
  base: string,
  language: Language,
  call: Call,
  { params = {}, query, body }: Request,
): Promise<Response> {
  const path = call.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const search = query?.size ? `?${query}` : "";
  const response = await fetch(`${base}${path}${search}`, {
    method: call.method,
    credentials: "include",
    signal: AbortSignal.timeout(LONGEST_CALL_MS),
    headers: {
      "accept-language": language,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw fromWireProblem(await response.json().catch(() => null));
  return response;
}
