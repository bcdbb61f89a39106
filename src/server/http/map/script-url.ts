import type { Language } from "../../../domain/language.ts";

/** The maps script's callback, defined in page.js. */
export const MAP_CALLBACK = "showMap";

const DEFAULT_VERSION = "weekly";
const REGION = "BR";

/** A version in the configured script URL wins: '…/js?v=quarterly'. */
export function mapScriptUrl(address: string, key: string, language: Language): string {
  const url = new URL(address);
  const { searchParams } = url;
  if (!searchParams.has("v")) searchParams.set("v", DEFAULT_VERSION);
  searchParams.set("key", key);
  searchParams.set("language", language);
  searchParams.set("region", REGION);
  searchParams.set("libraries", "places");
  searchParams.set("callback", MAP_CALLBACK);
  return url.href;
}
