import type { MetaDescriptor } from "react-router";
import { previewPictureUrl, previewSize } from "../../contract/picture-urls.ts";
import { languages } from "../../domain/language.ts";
import type { Photo } from "../../domain/listing.ts";
import type { PreviewTag } from "../context.ts";
import type { SiteInHead } from "./site-in-head.server.ts";

export type PageInHead = {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** For link previews; messengers show little more than the first line. */
  readonly shared: string;
  /** The canonical path. */
  readonly path: string;
  /** The shared path, if it differs: it includes the search. */
  readonly sharedPath?: string;
  readonly photo: Photo | null;
  /** schema.org nodes. */
  readonly facts: readonly object[];
};

/** Tags that the browser updates on navigation; all others are rendered beside them, by `tell`. */
export function pageHead(site: SiteInHead, page: PageInHead): MetaDescriptor[] {
  const photo = page.photo ?? site.property.heroPhoto;
  const picture = photo ? pictureTags(site, previewPictureUrl(photo.id), photo.alt) : [];
  site.tell({ facts: page.facts, preview: [...previewTags(site, page), ...picture] });
  return [
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: site.urlOf(page.path) },
  ];
}

/** What messengers show of a shared link, beside its picture. */
export function previewTags(
  site: SiteInHead,
  page: Pick<PageInHead, "title" | "shared" | "path" | "sharedPath">,
): PreviewTag[] {
  const others = languages.filter((language) => language !== site.language);
  return [
    { property: "og:site_name", content: site.property.name },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: inOpenGraph(site.language) },
    ...others.map((language) => ({
      property: "og:locale:alternate",
      content: inOpenGraph(language),
    })),
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.shared },
    { property: "og:url", content: site.urlOf(page.sharedPath ?? page.path) },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: page.shared },
  ];
}

/** `path` is a picture of the previews' size. */
export function pictureTags(site: SiteInHead, path: string, alt: string): PreviewTag[] {
  const url = site.fileOf(path);
  return [
    { property: "og:image", content: url },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(previewSize.width) },
    { property: "og:image:height", content: String(previewSize.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:image", content: url },
    { name: "twitter:image:alt", content: alt },
  ];
}

function inOpenGraph(language: string): string {
  return language.replace("-", "_");
}
