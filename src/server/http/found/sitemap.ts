import { inLanguage } from "../../../contract/page-urls.ts";
import { pictureUrl, widthsOf } from "../../../contract/picture-urls.ts";
import { defaultLanguage, languages } from "../../../domain/language.ts";
import { inMarkup } from "../markup.ts";

type Picture = { readonly id: string; readonly width: number };
export type FoundPage = { readonly path: string; readonly pictures: readonly Picture[] };

const NAMES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(" ");

/** One entry per page and language, with its alternate and its images. */
export function sitemap(origin: string, pages: readonly FoundPage[]): string {
  const entries = pages.flatMap((page) =>
    languages.map((language) =>
      [
        "<url>",
        element("loc", origin + inLanguage(page.path, language)),
        ...alternates(origin, page.path),
        ...page.pictures.map((picture) => pictureEntry(origin, picture)),
        "</url>",
      ].join("\n"),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMES}>\n${entries.join("\n")}\n</urlset>\n`;
}

function alternates(origin: string, path: string): string[] {
  const links = [
    ...languages.map((language) => [language, inLanguage(path, language)] as const),
    ["x-default", inLanguage(path, defaultLanguage)] as const,
  ];
  return links.map(
    ([hreflang, url]) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${inMarkup(origin + url)}"/>`,
  );
}

function pictureEntry(origin: string, { id, width }: Picture): string {
  const url = pictureUrl(id, widthsOf(width).at(-1) ?? 0, "jpg");
  return `<image:image>${element("image:loc", origin + url)}</image:image>`;
}

function element(name: string, text: string): string {
  return `<${name}>${inMarkup(text)}</${name}>`;
}
