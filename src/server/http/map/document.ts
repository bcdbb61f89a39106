import type { Language } from "../../../domain/language.ts";
import type { Property } from "../../../domain/property.ts";
import { inMarkup } from "../markup.ts";
import style from "./page.css?raw";
import page from "./page.js?raw";

export type MapWords = {
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
};

export const MAP_ZOOM = 15;

type Content = {
  property: Property;
  language: Language;
  script: string;
  nonce: string;
  words: MapWords;
};

/** 'Loading...', the map or 'Error loading maps': exactly one is visible. */
export function mapDocument({ property, language, script, nonce, words }: Content): string {
  const { name, latitude, longitude } = property;
  const place = { name, latitude, longitude, zoom: MAP_ZOOM, script, failed: words.failed };
  // These texts are English in both languages by specification, so mark them lang="en".
  const fixedLanguage = language === "pt-BR" ? ' lang="en"' : "";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${inMarkup(words.title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<p id="state" role="status"${fixedLanguage}>${inMarkup(words.loading)}</p>
<div id="map" hidden></div>
</main>
<script nonce="${nonce}" type="application/json" id="place">${inScript(place)}</script>
<script nonce="${nonce}">${page}</script>
</body>
</html>
`;
}

/** Escapes '<', so that the owner's text cannot close the script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
