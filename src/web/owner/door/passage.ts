import { adminUrl } from "../../../contract/page-urls.ts";

/** Where somebody wanted to go when the door was shut. Only ever a page of ours behind it. */
export function backOf(request: Request): string {
  const wanted = new URL(request.url).searchParams.get("volta") ?? "";
  return wanted.startsWith(`${adminUrl}/`) ? wanted : adminUrl;
}

export function settingCookies(cookies: readonly string[]): ResponseInit {
  return { headers: cookies.map((cookie): [string, string] => ["set-cookie", cookie]) };
}
