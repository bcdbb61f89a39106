import { Suspense } from "react";
import { Await, data, isRouteErrorResponse, useLocation } from "react-router";
import { browserApi } from "../browser-api.ts";
import { apiContext } from "../context.ts";
import type { Route } from "./+types/route";
import { fetchRoom, isUnknownRoom, loadRoom, type RoomOutcome } from "./load-room.ts";
import { RoomPage } from "./room-page.tsx";
import { RoomFailed, RoomLoading, RoomMissing } from "./room-state.tsx";

const idOf = (request: Request) => new URL(request.url).searchParams.get("id") ?? "";

/** The first page comes whole, with the status that belongs to it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  try {
    const room: RoomOutcome = await fetchRoom(context.get(apiContext), idOf(request));
    return { room };
  } catch (error) {
    if (isUnknownRoom(error)) throw data(null, { status: 404, statusText: "Not Found" });
    throw error;
  }
}

/** In the browser the page opens at once and the answer comes after it. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { room: loadRoom(browserApi(), idOf(request)) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const house = matches[0]?.loaderData?.property.name ?? "";
  const room = loaderData?.room;
  const name = room && "kind" in room && room.kind === "room" ? `${room.listing.name} | ` : "";
  return [{ title: `${name}${house}` }];
}

export default function Room({ loaderData: { room } }: Route.ComponentProps) {
  const { search } = useLocation();
  // Without a boundary: React would send what waits inside one after the footer below it.
  if (!(room instanceof Promise)) return <Outcome outcome={room} />;
  return (
    <Suspense key={search} fallback={<RoomLoading />}>
      <Await resolve={room}>{(outcome: RoomOutcome) => <Outcome outcome={outcome} />}</Await>
    </Suspense>
  );
}

function Outcome({ outcome }: { outcome: RoomOutcome }) {
  if (outcome.kind === "missing") return <RoomMissing />;
  if (outcome.kind === "failed") return <RoomFailed error={outcome.error} />;
  return <RoomPage room={outcome} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return missing ? <RoomMissing /> : <RoomFailed error={null} />;
}
