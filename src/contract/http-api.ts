import { AppError } from "../domain/app-error.ts";
import type { Language } from "../domain/language.ts";
import type { Api } from "./api.ts";
import { type Call, calls } from "./calls.ts";
import { fromWireProblem } from "./problems.ts";
import {
  fromWireBooking,
  fromWireCheckout,
  toWireCheckoutRequest,
  toWireClaim,
} from "./translate-checkout.ts";
import { fromWireRoom, fromWireRoomCard } from "./translate-listing.ts";

/** The house answers within five seconds; what takes longer than this is a lost line. */
export const LONGEST_CALL_MS = 15_000;

type Request = { params?: Record<string, string>; query?: URLSearchParams; body?: unknown };

/** The house over HTTP: the same words as in-process, spoken by the browser. */
export function createHttpApi(base: string, language: Language): Api {
  const send = (call: Call, request: Request = {}) => sendCall(base, language, call, request);
  const api: Api = {
    async listListings(search) {
      const query = new URLSearchParams(
        search
          ? {
              startDate: search.stay.checkIn,
              endDate: search.stay.checkOut,
              people: String(search.people),
              rooms: String(search.rooms),
            }
          : {},
      );
      const answer = await (await send(calls.listListings, { query })).json();
      return Array.isArray(answer) ? answer.map(fromWireRoomCard) : [];
    },
    async getListing(id) {
      const answer = await (await send(calls.getListing, { params: { id } })).json();
      if (!answer) throw new AppError("listing-unknown");
      return fromWireRoom(answer);
    },
    async findListing(slug) {
      const found = (await api.listListings(null)).find((card) => card.slug === slug);
      if (!found) throw new AppError("listing-unknown");
      return found.id;
    },
    async listReservedDays(id) {
      return (await send(calls.listReservedDays, { params: { id } })).json();
    },
    async startCheckout(request) {
      const body = toWireCheckoutRequest(request, language);
      return fromWireCheckout(await (await send(calls.startCheckout, { body })).json());
    },
    async releaseCheckout() {
      await send(calls.releaseCheckout);
    },
    async settleCheckout(claim) {
      const response = await send(calls.settleCheckout, { body: toWireClaim(claim) });
      const answer = await response.json();
      return response.status === 202
        ? { kind: "processing", code: answer.codigo }
        : { kind: "confirmed", booking: fromWireBooking(answer) };
    },
  };
  return api;
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
