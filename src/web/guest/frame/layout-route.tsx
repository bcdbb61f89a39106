import { Outlet } from "react-router";
import { answerUnheard } from "../../form/unheard.ts";

/**
 * The address holds the booking's code. With 'no-referrer' a browser would send its forms without
 * an origin, and the server refuses those.
 */
export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "same-origin" };
}

export const clientMiddleware = [answerUnheard({ refused: "unheard" })];

/** Pages about one guest's booking, quote or payment. */
export default function OwnPages() {
  return <Outlet />;
}
