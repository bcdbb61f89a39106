import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { inLanguage, languageOfPath, mapUrl } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";
import { type Language, languages } from "../../domain/language.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "../property/get-property.ts";
import { type MapWords, mapDocument } from "./map/document.ts";
import { mapPolicy } from "./map/policy.ts";
import { mapScriptUrl } from "./map/script-url.ts";

type Options = { deps: Deps; wordsFor(language: Language, name: string): MapWords };

/** The map as a separate document, framed by the home page. */
export async function mapRoute(app: FastifyInstance, { deps, wordsFor }: Options): Promise<void> {
  for (const url of languages.map((language) => inLanguage(mapUrl, language))) {
    const language = languageOfPath(url);
    app.get(url, async (_request, reply) => {
      const property = await getProperty(deps.db, language);
      if (property.mapKey === null) throw new AppError("route-unknown");
      const script = mapScriptUrl(deps.config.MAPS_SCRIPT_URL, property.mapKey, language);
      const words = wordsFor(language, property.name);
      const nonce = randomBytes(16).toString("base64url");
      return reply
        .type("text/html; charset=utf-8")
        .headers({
          "content-security-policy": mapPolicy(script, nonce),
          "cache-control": "no-cache",
          // The API key is restricted by referrer, so the maps service must receive one.
          "referrer-policy": "strict-origin-when-cross-origin",
        })
        .send(mapDocument({ property, language, script, nonce, words }));
    });
  }
}
