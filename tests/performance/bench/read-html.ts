/** An element or a text. */
export type Node = string | Element;
export type Element = {
  readonly name: string;
  readonly props: Readonly<Record<string, string | true>>;
  readonly children: Node[];
};

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const FLAGS = new Set(
  "async checked defer disabled hidden inert multiple open readonly required selected".split(" "),
);
const token =
  /<!--.*?-->|<script\b.*?<\/script>|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)([^>]*?)\/?>|[^<]+/gis;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/**
 * Parses React's output only: well-formed, with double quotes. Scripts are skipped, because the
 * router adds them itself.
 */
export function readHtml(html: string): Element {
  const root: Element = { name: "", props: {}, children: [] };
  const open = [root];
  for (const [text, closing, name = "", attributes = ""] of html.matchAll(token)) {
    const around = open.at(-1) ?? root;
    if (closing) {
      open.pop();
    } else if (name) {
      const element = { name, props: readProps(attributes), children: [] };
      around.children.push(element);
      if (!VOID.has(name)) open.push(element);
    } else if (!text.startsWith("<")) {
      around.children.push(decoded(text));
    }
  }
  const [page] = root.children;
  if (open.length > 1 || page === undefined || typeof page === "string") {
    throw new Error("this is not a whole page");
  }
  return page;
}

function readProps(attributes: string): Record<string, string | true> {
  const pairs = [...attributes.matchAll(attribute)].map(([, name = "", value = ""]) => {
    return [name, value === "" && FLAGS.has(name) ? true : decoded(value)] as const;
  });
  return Object.fromEntries(pairs);
}

function decoded(text: string): string {
  return text
    .replaceAll(/&#x([\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
