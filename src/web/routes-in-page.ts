import type { EntryContext } from "react-router";

/**
 * The page's code begins by loading the list of its routes. Where that list has no file of its own
 * (its address is the entry's), it is written into the page instead.
 */
export function routesInPage(html: string, { manifest }: Pick<EntryContext, "manifest">): string {
  const { url, entry } = manifest;
  if (url !== entry.module) return html;
  const routes = JSON.stringify(manifest).replaceAll("<", "\\u003c");
  return html.replace(
    `import ${JSON.stringify(url)};`,
    () => `window.__reactRouterManifest=${routes};`,
  );
}
