import { pageAt, pagesByUrl } from "./pages.ts";

/** An address in quotes, or after a template's '${…}'. */
const address = /[`"'}](\/[a-z](?:[^`"'\s${}]|\$\{[^}]*\})*)(?=[`"'$])/g;
const site = /goto\(app\.siteUrl[,)]/;
const desk = /signIn\(page, app\)/;

/**
 * The pages that a file under tests/ names by their address, the contract's URL or the fixtures' own
 * ways of opening the home page and the owner's first. What is reached by a click stays unknown.
 */
export function pagesNamedIn(source: string): Set<string> {
  const addresses = [...source.matchAll(address)].map(([, found = ""]) =>
    found.replace(/\$\{[^}]*\}/g, "x"),
  );
  if (site.test(source)) addresses.push("/");
  if (desk.test(source)) addresses.push("/admin");
  const words = new Set(source.match(/\b\w+Url\b/g));
  const found = [...addresses.map(pageAt), ...[...words].map((word) => pagesByUrl.get(word))];
  return new Set(found.filter((page) => typeof page === "string"));
}
