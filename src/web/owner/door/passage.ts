import { signInUrl, signOutUrl } from "../../../contract/owner-urls.ts";
import { adminUrl, ownerRoomsUrl } from "../../../contract/page-urls.ts";

/** What answers behind the door without being a page: forms alone, files, what pages ask meanwhile. */
const faceless = [
  new RegExp(`^${signOutUrl}$`),
  new RegExp(`^${adminUrl}/calendario/mudanca$`),
  new RegExp(`^${ownerRoomsUrl}/[^/]+/canais$`),
  /\.(csv|json)$/,
];

/** What can stand in an address, and so in the header that leads there. */
const WRITABLE = /^[!-~]+$/;

/** Whether somebody who was sent to the door can be led back there. */
export function isPage(path: string): boolean {
  return (
    path.startsWith(`${adminUrl}/`) &&
    WRITABLE.test(path) &&
    !faceless.some((one) => one.test(path))
  );
}

/** The door, with the way back for who wanted to look at a page. */
export function doorFor({ method }: Pick<Request, "method">, { pathname }: URL): string {
  const isWanted = method === "GET" && isPage(pathname);
  return isWanted ? `${signInUrl}?volta=${encodeURIComponent(pathname)}` : signInUrl;
}

/** Where somebody wanted to go when the door was shut. Only ever a page of ours behind it. */
export function backOf(request: Request): string {
  const wanted = new URL(request.url).searchParams.get("volta") ?? "";
  return isPage(wanted) ? wanted : adminUrl;
}

export function settingCookies(cookies: readonly string[]): ResponseInit {
  return { headers: cookies.map((cookie): [string, string] => ["set-cookie", cookie]) };
}
