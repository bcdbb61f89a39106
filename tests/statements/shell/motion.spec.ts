import { expect, test } from "../../support/browser/app.ts";
import { paidCheckout, successUrl } from "../../support/browser/checkouts.ts";

const running = () =>
  document.getAnimations().map((one) => ({
    moves: (one.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
    times: one.effect?.getComputedTiming().iterations,
  }));

test("the sun rises out of the drawn tide line, once", async ({ page, app }) => {
  await page.goto(successUrl(app, await paidCheckout(app)));
  await page.getByRole("img", { name: "Sucesso" }).waitFor();
  const animations = await page.evaluate(running);
  const moved = animations.flatMap(({ moves }) => moves);
  expect(moved).toContain("strokeDashoffset");
  expect(moved).toContain("transform");
  expect(animations.every(({ times }) => times === 1)).toBe(true);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("with reduced motion it is simply there", async ({ page, app }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(successUrl(app, await paidCheckout(app)));
  await page.getByRole("img", { name: "Sucesso" }).waitFor();
  expect(await page.evaluate(running)).toEqual([]);
});
