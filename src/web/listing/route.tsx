import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { readOtherRooms } from "../../contract/rooms-in-address.ts";
import { browserApi } from "../browser-api.ts";
import { addPortuguese } from "../content/i18n.ts";
import { room } from "../content/pt-BR/room.ts";
import { apiContext, clockContext } from "../context.ts";
import { WhatHappened } from "../error/error-page.tsx";
import { siteInHead } from "../head/site-in-head.server.ts";
import { useAnswer } from "../use-answer.ts";
import type { Route } from "./+types/route";
import { listingHead } from "./listing-head.server.ts";
import { ListingMain } from "./listing-main.tsx";
import { ListingPage } from "./listing-page.tsx";
import { ListingFailed, ListingLoading, ListingMissing } from "./listing-state.tsx";
import {
  fetchListingAt,
  isUnknownListing,
  type ListingAddress,
  type ListingOutcome,
  loadListing,
} from "./load-listing.ts";

addPortuguese({ room });

type Asked = { readonly request: Request; readonly params: { readonly slug?: string | undefined } };

function addressOf({ request, params: { slug } }: Asked): ListingAddress {
  const address = new URL(request.url).searchParams;
  const others = readOtherRooms(address).map(({ listingId }) => listingId);
  return { ...(slug ? { slug } : { id: address.get("id") ?? "" }), others };
}

const QUARTER = 15 * 60_000;

/**
 * Without dates nothing is shown that depends on the minute, and the page can be kept for longer.
 * Until when today can be booked may then be a few minutes late here; the server decides.
 */
function momentOf({ searchParams }: URL, now: number): number {
  return searchParams.has("startDate") ? now : now - (now % QUARTER);
}

/** The first page is rendered complete, with its status and metadata. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  try {
    const [site, loaded] = await Promise.all([
      siteInHead({ context, request }),
      fetchListingAt(
        context.get(apiContext),
        addressOf({ request, params }),
        momentOf(new URL(request.url), context.get(clockContext)()),
      ),
    ]);
    const outcome: ListingOutcome = loaded;
    return { loaded: outcome, head: listingHead(site, loaded, new URL(request.url).searchParams) };
  } catch (error) {
    if (isUnknownListing(error)) throw data(null, { status: 404, statusText: "Not Found" });
    throw error;
  }
}

/** In the browser the page opens at once and the data follows. */
export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const api = browserApi(new URL(request.url).pathname);
  return { loaded: loadListing(api, addressOf({ request, params })), head: null };
}

/** Changed dates and guests change the URL, but not the loaded data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const asked = ({ pathname, searchParams }: URL) =>
    [
      pathname,
      searchParams.get("id"),
      ...readOtherRooms(searchParams).map((room) => room.listingId),
    ].join(" ");
  return currentUrl.href === nextUrl.href || asked(currentUrl) !== asked(nextUrl);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Listing({ loaderData: { loaded } }: Route.ComponentProps) {
  const outcome = useAnswer<ListingOutcome>(loaded);
  return (
    <ListingMain isBusy={!outcome}>
      {outcome ? <Outcome outcome={outcome} /> : <ListingLoading />}
    </ListingMain>
  );
}

function Outcome({ outcome }: { outcome: ListingOutcome }) {
  if (outcome.kind === "missing") return <ListingMissing />;
  if (outcome.kind === "failed") return <ListingFailed error={outcome.error} />;
  return <ListingPage loaded={outcome} />;
}

/** An unknown slug is an ordinary 404. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  if (missing && params.slug) return <WhatHappened error={error} />;
  return <ListingMain>{missing ? <ListingMissing /> : <ListingFailed error={null} />}</ListingMain>;
}
