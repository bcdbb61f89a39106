import type { BrowserApi } from "../contract/api.ts";
import { createHttpApi } from "../contract/http-api.ts";
import { languageOfPath, readyUrl } from "../contract/page-urls.ts";

/** By default the API has the page's own origin. */
const base = import.meta.env.VITE_API_URL ?? "";

/**
 * The API in the language of the page. During a client-side navigation the path must be given,
 * because `window.location` is still the previous page.
 */
export function browserApi(path = window.location.pathname): BrowserApi {
  return createHttpApi(base, languageOfPath(path), timeZone);
}

/** The property's time zone, from the root loader's data. */
function timeZone(): string {
  return document.documentElement.dataset.timeZone ?? "UTC";
}

/** Whether the app is reachable, for pages that poll. */
export async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch(base + readyUrl, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
