import {
  exportMovementsUrl,
  messageOpenedUrl,
  ownerProposalsUrl,
  signOutUrl,
} from "../../../contract/owner-urls.ts";
import { adminUrl, ownerListingsUrl } from "../../../contract/page-urls.ts";

/** Routes behind the sign-in that are no pages: actions, files and data for pages. */
const faceless = [
  new RegExp(`^${signOutUrl}$`),
  new RegExp(`^${exportMovementsUrl}$`),
  new RegExp(`^${adminUrl}/calendario/(mudanca|quartos|precos)$`),
  new RegExp(`^${adminUrl}/reservas/nova/quartos$`),
  new RegExp(`^${ownerListingsUrl}/[^/]+/canais$`),
  new RegExp(`^${ownerProposalsUrl}/[^/]+/whatsapp$`),
  new RegExp(`^${messageOpenedUrl}$`),
  /\.(csv|json)$/,
];

/** Characters that may appear in a URL, and so in a Location header. */
const WRITABLE = /^[!-~]+$/;

/** Whether a path is a page that a person can be redirected back to after sign-in. */
export function isPage(path: string): boolean {
  return (
    path.startsWith(`${adminUrl}/`) &&
    WRITABLE.test(path) &&
    !faceless.some((one) => one.test(path))
  );
}

/** The URL of a first step, such as sign-in, with the return path for a page request. */
export function leadingBack(
  first: string,
  { method }: Pick<Request, "method">,
  { pathname }: URL,
): string {
  const isWanted = method === "GET" && isPage(pathname);
  return isWanted ? `${first}?volta=${encodeURIComponent(pathname)}` : first;
}

/**
 * The requested page before sign-in. Only paths behind the sign-in are allowed: no open redirect.
 */
export function backOf(request: Request): string {
  const wanted = new URL(request.url).searchParams.get("volta") ?? "";
  return isPage(wanted) ? wanted : adminUrl;
}

export function settingCookies(cookies: readonly string[]): ResponseInit {
  return { headers: cookies.map((cookie): [string, string] => ["set-cookie", cookie]) };
}
