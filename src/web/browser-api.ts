import type { Api } from "../contract/api.ts";
import { createHttpApi } from "../contract/http-api.ts";
import { defaultLanguage } from "../domain/language.ts";

/** The house as the browser reaches it; by default at the address the page came from. */
export const browserApi: Api = createHttpApi(import.meta.env.VITE_API_URL ?? "", defaultLanguage);
