import type { RouterContextProvider } from "react-router";
import { inLanguage, languageOfPath } from "../../contract/page-urls.ts";
import type { Language } from "../../domain/language.ts";
import type { Property } from "../../domain/property.ts";
import { type HeadFacts, headContext, propertyContext } from "../context.ts";

/** Input of every page's head. */
export type SiteInHead = {
  readonly property: Property;
  readonly language: Language;
  /** An absolute URL in this language. */
  urlOf(path: string): string;
  /** An absolute URL without a language, for pictures. */
  fileOf(path: string): string;
  /** Passes on what search engines and link previews read; it is not part of the page's data. */
  tell(told: HeadFacts): void;
};

type Asked = { context: Readonly<RouterContextProvider>; request: Request };

export async function siteInHead({ context, request }: Asked): Promise<SiteInHead> {
  const { origin, pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  return {
    property: await context.get(propertyContext)(),
    language,
    urlOf: (path) => origin + inLanguage(path, language),
    fileOf: (path) => origin + path,
    tell: (told) => context.set(headContext, told),
  };
}
