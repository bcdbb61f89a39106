import type { BrowserApi } from "../contract/api.ts";
import { createHttpApi } from "../contract/http-api.ts";
import { languageOfPath, readyUrl } from "../contract/page-urls.ts";

/** By default the house answers at the address the page came from. */
const base = import.meta.env.VITE_API_URL ?? "";

/**
 * The house as the browser reaches it, in the language of the page that asks. A page that is only
 * being opened says where it is: the window is still at the one before it.
 */
export function browserApi(path = window.location.pathname): BrowserApi {
  return createHttpApi(base, languageOfPath(path), timeZone);
}

/** The property's, which every page carries. */
function timeZone(): string {
  return document.documentElement.dataset.timeZone ?? "UTC";
}

/** Whether a look at the house would be answered, for pages that look by themselves. */
export async function isHouseReachable(): Promise<boolean> {
  try {
    return (await fetch(base + readyUrl, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
