import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { browserApi } from "../browser-api.ts";
import { addPortuguese } from "../content/i18n.ts";
import { payment } from "../content/pt-BR/payment.ts";
import { apiContext, clockContext } from "../context.ts";
import { WhatHappened } from "../error/error-page.tsx";
import { houseInHead } from "../head/house-in-head.server.ts";
import { useAnswer } from "../use-answer.ts";
import type { Route } from "./+types/route";
import {
  fetchRoomAt,
  isUnknownRoom,
  loadRoom,
  type RoomAddress,
  type RoomOutcome,
} from "./load-room.ts";
import { roomHead } from "./room-head.server.ts";
import { RoomMain } from "./room-main.tsx";
import { RoomPage } from "./room-page.tsx";
import { RoomFailed, RoomLoading, RoomMissing } from "./room-state.tsx";

addPortuguese({ payment });

type Asked = { readonly request: Request; readonly params: { readonly slug?: string | undefined } };

function addressOf({ request, params: { slug } }: Asked): RoomAddress {
  return slug ? { slug } : { id: new URL(request.url).searchParams.get("id") ?? "" };
}

/** The first page is rendered complete, with its status and metadata. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  try {
    const [house, room] = await Promise.all([
      houseInHead({ context, request }),
      fetchRoomAt(
        context.get(apiContext),
        addressOf({ request, params }),
        context.get(clockContext)(),
      ),
    ]);
    const outcome: RoomOutcome = room;
    return { room: outcome, head: roomHead(house, room, new URL(request.url).searchParams) };
  } catch (error) {
    if (isUnknownRoom(error)) throw data(null, { status: 404, statusText: "Not Found" });
    throw error;
  }
}

/** In the browser the page opens at once and the data follows. */
export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const api = browserApi(new URL(request.url).pathname);
  return { room: loadRoom(api, addressOf({ request, params })), head: null };
}

/** Changed dates and guests change the URL, but not the loaded data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const asked = ({ pathname, searchParams }: URL) => `${pathname} ${searchParams.get("id")}`;
  return currentUrl.href === nextUrl.href || asked(currentUrl) !== asked(nextUrl);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Room({ loaderData: { room } }: Route.ComponentProps) {
  const outcome = useAnswer<RoomOutcome>(room);
  return (
    <RoomMain isBusy={!outcome}>
      {outcome ? <Outcome outcome={outcome} /> : <RoomLoading />}
    </RoomMain>
  );
}

function Outcome({ outcome }: { outcome: RoomOutcome }) {
  if (outcome.kind === "missing") return <RoomMissing />;
  if (outcome.kind === "failed") return <RoomFailed error={outcome.error} />;
  return <RoomPage room={outcome} />;
}

/** An unknown slug is an ordinary 404. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  if (missing && params.slug) return <WhatHappened error={error} />;
  return <RoomMain>{missing ? <RoomMissing /> : <RoomFailed error={null} />}</RoomMain>;
}
