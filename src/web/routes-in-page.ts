import type { EntryContext } from "react-router";

/**
 * The client entry starts by importing the route manifest. If that has no file of its own (its URL
 * is the entry's), it is inlined into the page.
 */
export function routesInPage(html: string, { manifest }: Pick<EntryContext, "manifest">): string {
  const { url, entry } = manifest;
  if (url !== entry.module) return html;
  return html.replace(`import ${JSON.stringify(url)};`, () => inScript(manifest));
}

/** Most routes name the same files, so each file, and each list of files, is written once. */
function inScript(manifest: EntryContext["manifest"]): string {
  const lists = new Once();
  const shortened = JSON.stringify(manifest, (_, value) => {
    // A missing property means the same as false.
    if (value === false) return undefined;
    return Array.isArray(value) ? `@${lists.place(JSON.stringify(value))}` : value;
  });
  const routes = shortened.replace(/"@(\d+)"/g, "l[$1]");
  const files = new Once();
  const script = `l=[${lists.all()}];window.__reactRouterManifest=${routes};`.replace(
    /"\/assets\/[^"]+"/g,
    (file) => `f[${files.place(file)}]`,
  );
  return `const f=[${files.all()}],${script}`.replaceAll("<", "\\u003c");
}

/** Collects texts, each once. */
class Once {
  readonly #places = new Map<string, number>();

  place(text: string): number {
    const place = this.#places.get(text) ?? this.#places.size;
    this.#places.set(text, place);
    return place;
  }

  all(): readonly string[] {
    return [...this.#places.keys()];
  }
}
