import type { Language } from "../src/domain/language.ts";
import { expect, test } from "./house.ts";
import { violations } from "./inspect.ts";
import { states } from "./states.ts";

/** Every check looks at two widths in Portuguese; `A11Y=full` at all of them in both languages. */
const full = process.env.A11Y === "full";
const widths = full ? [320, 390, 820, 1440] : [390, 1440];
const languages: Language[] = full ? ["pt-BR", "en-US"] : ["pt-BR"];

for (const state of states) {
  test.describe(state.name, () => {
    if (state.complains) test.use({ tolerated: /status of 4\d\d|status of 503/ });
    for (const language of languages) {
      for (const width of widths) {
        test(`axe finds nothing at ${width} px in ${language}`, async ({ page, house }) => {
          await page.emulateMedia({ reducedMotion: "reduce" });
          await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
          await state.open({ page, house, language });
          expect(await violations(page)).toEqual([]);
        });
      }
    }
  });
}
