import { readFile } from "node:fs/promises";

/** In the order they run in the browser; each builds on the ones before it. */
const PARTS = ["values", "events", "refusal", "town", "frame", "map", "markers", "maps-script"];

export async function mapsScript(): Promise<string> {
  const sources = await Promise.all(
    PARTS.map((name) => readFile(new URL(`./browser/${name}.js`, import.meta.url), "utf8")),
  );
  return sources.join("\n");
}
