import type { Page } from "@playwright/test";

/** A node of schema.org, as it was read. */
// biome-ignore lint/suspicious/noExplicitAny: external data, asserted property by property
export type Node = Record<string, any>;

export type ReadPage = {
  readonly status: number;
  readonly robots: string | null;
  readonly language: string | null;
  readonly titles: readonly string[];
  readonly canonical: readonly string[];
  /** Contents by the tag's name or property; a duplicate tag fails here. */
  readonly tags: Readonly<Record<string, string>>;
  readonly twins: Readonly<Record<string, string>>;
  readonly facts: readonly Node[];
};

/** The response as a crawler or a messenger sees it: parsed by the browser, without scripts. */
export async function readPage(page: Page, url: string): Promise<ReadPage> {
  const answer = await fetch(url);
  const read = await page.evaluate(
    (html) => {
      const document = new DOMParser().parseFromString(html, "text/html");
      const all = (selector: string) => [...document.head.querySelectorAll(selector)];
      const of = (element: Element, name: string) => element.getAttribute(name) ?? "";
      return {
        language: document.documentElement.getAttribute("lang"),
        titles: all("title").map((element) => element.textContent ?? ""),
        canonical: all("link[rel=canonical]").map((element) => of(element, "href")),
        tags: all("meta[name], meta[property]").map((element): [string, string] => [
          element.getAttribute("property") ?? of(element, "name"),
          of(element, "content"),
        ]),
        twins: all("link[rel=alternate]").map((element): [string, string] => [
          of(element, "hreflang"),
          of(element, "href"),
        ]),
        scripts: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          (element) => element.textContent ?? "",
        ),
      };
    },
    await answer.text(),
  );
  const { scripts, ...rest } = read;
  return {
    ...rest,
    status: answer.status,
    robots: answer.headers.get("x-robots-tag"),
    tags: onceEach(read.tags),
    twins: onceEach(read.twins),
    facts: scripts.flatMap((script) => JSON.parse(script)["@graph"]),
  };
}

function onceEach(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  const names = pairs.map(([name]) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`stands twice: ${twice.join(", ")}`);
  return Object.fromEntries(pairs);
}

export function factOf(facts: readonly Node[], type: string): Node {
  const found = facts.find((fact) => [fact["@type"]].flat().includes(type));
  if (!found) throw new Error(`no ${type}`);
  return found;
}
