import { expect } from "@playwright/test";
import { inLanguage } from "../../src/contract/page-urls.ts";
import { languages } from "../../src/domain/language.ts";
import { english } from "../../src/web/content/en-US/index.ts";
import { guest as portuguese } from "../../src/web/content/pt-BR/guest.ts";
import type { Visit } from "./state.ts";

const headings: Record<string, Record<string, string>> = {
  "pt-BR": portuguese.heading,
  "en-US": english.guest.heading,
};

/** The page's heading shows the booking's state, in each language. Only the open one is drawn. */
export async function expectHeading({ page, app }: Visit, key: string): Promise<void> {
  const { pathname } = new URL(page.url());
  for (const language of languages) {
    const answer = await page.request.get(app.siteUrl + inLanguage(pathname, language));
    const said = await page.evaluate(
      (html) => new DOMParser().parseFromString(html, "text/html").querySelector("h1")?.textContent,
      await answer.text(),
    );
    const known = headings[language];
    const heading = known?.[key] ?? known?.[`${key}_other`] ?? "unknown";
    // Only up to the first variable.
    expect(said).toContain(heading.split("{{")[0]);
  }
}
