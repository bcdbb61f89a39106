import { describe, expect, test } from "vitest";
import type { Property } from "../../../domain/property.ts";
import { MAP_ZOOM, mapDocument } from "./document.ts";
import { mapPolicy } from "./policy.ts";
import { mapScriptUrl } from "./script-url.ts";

const ADDRESS = "https://maps.googleapis.com/maps/api/js";
const parameters = (address: string) =>
  Object.fromEntries(new URL(mapScriptUrl(address, "a-key", "pt-BR")).searchParams);

describe("the map's document", () => {
  test("S7.17 S7.19 asks for the script with key, version, language, region, libraries, callback", () => {
    expect(parameters(ADDRESS)).toEqual({
      key: "a-key",
      v: "weekly",
      language: "pt-BR",
      region: "BR",
      libraries: "places",
      callback: "showMap",
    });
  });

  test("S7.18 the version is 'weekly' unless another is set", () => {
    expect(parameters(ADDRESS).v).toBe("weekly");
    expect(parameters(`${ADDRESS}?v=quarterly`).v).toBe("quarterly");
  });

  test("S9.12 the zoom is 15, from a constant that the document carries", () => {
    expect(MAP_ZOOM).toBe(15);
    const html = mapDocument({
      property: { name: "</script><b>", latitude: -16.7, longitude: -39.11 } as Property,
      language: "pt-BR",
      script: ADDRESS,
      nonce: "n",
      words: { title: "Mapa de </script><b>", loading: "Loading...", failed: "Error loading maps" },
    });
    expect(html).toContain('"zoom":15');
    expect(html).not.toContain("</script><b>");
  });

  test("lets in Google's hosts only where the script is Google's", () => {
    const google = mapPolicy(mapScriptUrl(ADDRESS, "k", "pt-BR"), "n");
    expect(google).toContain(
      "script-src 'nonce-n' https://maps.googleapis.com 'unsafe-eval' blob:",
    );
    const other = mapPolicy("https://maps.example/js", "n");
    expect(other).toContain("script-src 'nonce-n' https://maps.example;");
    expect(other).not.toMatch(/google|unsafe/);
  });
});
