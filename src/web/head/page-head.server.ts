import type { MetaDescriptor } from "react-router";
import { previewPictureUrl, previewSize } from "../../contract/page-urls.ts";
import { languages } from "../../domain/language.ts";
import type { Photo } from "../../domain/listing.ts";
import type { HouseInHead } from "./house-in-head.server.ts";

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

/** Metadata for search engines and link previews. */
export function pageHead(house: HouseInHead, page: PageInHead): MetaDescriptor[] {
  const photo = page.photo ?? house.property.heroPhoto;
  return [
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: house.urlOf(page.path) },
    ...preview(house, page),
    ...(photo ? previewPicture(house, photo) : []),
    { "script:ld+json": { "@context": "https://schema.org", "@graph": page.facts } },
  ];
}

function preview(house: HouseInHead, page: PageInHead): MetaDescriptor[] {
  const others = languages.filter((language) => language !== house.language);
  return [
    { property: "og:site_name", content: house.property.name },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: inOpenGraph(house.language) },
    ...others.map((language) => ({
      property: "og:locale:alternate",
      content: inOpenGraph(language),
    })),
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.shared },
    { property: "og:url", content: house.urlOf(page.sharedPath ?? page.path) },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: page.shared },
  ];
}

function previewPicture(house: HouseInHead, photo: Photo): MetaDescriptor[] {
  const url = house.fileOf(previewPictureUrl(photo.id));
  return [
    { property: "og:image", content: url },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(previewSize.width) },
    { property: "og:image:height", content: String(previewSize.height) },
    { property: "og:image:alt", content: photo.alt },
    { name: "twitter:image", content: url },
    { name: "twitter:image:alt", content: photo.alt },
  ];
}

function inOpenGraph(language: string): string {
  return language.replace("-", "_");
}
