import { pageAt, pagesByUrl } from "./pages.ts";

/** An address in quotes, or after a template's '${…}'. */
const address = /[`"'}](\/[a-z](?:[^`"'\s${}]|\$\{[^}]*\})*)(?=[`"'$])/g;
const site = /goto\(app\.siteUrl[,)]/;
const desk = /signIn\(page, app\)/;

/**
 * The pages that a file under tests/ opens: by URL, by the contract's URL functions, or through the
 * fixtures for the home page and the owner's first page. Pages reached by a click are not found.
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
