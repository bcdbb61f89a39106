import type { Api } from "../contract/api.ts";
import { createHttpApi } from "../contract/http-api.ts";
import { languageOfPath } from "../contract/page-urls.ts";

/** By default the house answers at the address the page came from. */
const base = import.meta.env.VITE_API_URL ?? "";

/** The house as the browser reaches it, in the language of the page that asks. */
export function browserApi(): Api {
  return createHttpApi(base, languageOfPath(window.location.pathname));
}
