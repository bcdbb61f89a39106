import { createHash } from "node:crypto";
import { phoneUrl, whatsappUrl } from "../../../contract/page-urls.ts";
import type { Language } from "../../../domain/language.ts";
import type { ListingCard } from "../../../domain/listing.ts";
import { designLook } from "../../../domain/look.ts";
import { formatMoney } from "../../../domain/money.ts";
import type { Property } from "../../../domain/property.ts";
import { inMarkup } from "../markup.ts";
import style from "./page.css?raw";
import script from "./page.js?raw";

export type OfflineWords = {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly whatsapp: string;
  readonly rooms: string;
  readonly perNight: (price: string) => string;
  readonly mayChange: string;
};

type Looking = Pick<Property, "look">;

type Content = {
  property: Property;
  rooms: readonly ListingCard[];
  language: Language;
  words: OfflineWords;
};

/** What a visitor sees offline: contacts, and the page visited last. */
export function offlineDocument({ property, rooms, language, words }: Content): string {
  const { name, phone, whatsapp } = property;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${inMarkup(`${words.title} | ${name}`)}</title>
<style>${styleOf(property)}</style>
</head>
<body>
<main>
<p class="house">${inMarkup(name)}</p>
<h1>${inMarkup(words.title)}</h1>
<p>${inMarkup(words.text)}</p>
<p class="ways"><a href="">${inMarkup(words.retry)}</a>
<a href="${inMarkup(phoneUrl(phone))}">${inMarkup(phone)}</a>
${whatsapp ? `<a href="${inMarkup(whatsappUrl(whatsapp))}">${inMarkup(words.whatsapp)}</a>` : ""}</p>
${rooms.length > 0 ? listingList(rooms, language, words) : ""}
</main>
<script>${script}</script>
</body>
</html>
`;
}

function listingList(
  rooms: readonly ListingCard[],
  language: Language,
  words: OfflineWords,
): string {
  const lines = rooms.map(({ title, nightlyPrice }) => {
    const price = words.perNight(formatMoney(nightlyPrice, language));
    return `<li><span>${inMarkup(title)}</span><small>${inMarkup(price)}</small></li>`;
  });
  return `<h2>${inMarkup(words.rooms)}</h2>
<ul>${lines.join("")}</ul>
<p><small>${inMarkup(words.mayChange)}</small></p>`;
}

/** Without other style sheets the accent is written into the page's own. */
function styleOf({ look }: Looking): string {
  return style.replaceAll(designLook.accent, look.accent);
}

/** CSP by hash, not by nonce: the page is cached. */
export function offlinePolicy(property: Looking): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(styleOf(property))}`,
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
