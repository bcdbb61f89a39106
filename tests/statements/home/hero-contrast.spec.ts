import sharp from "sharp";
import { expect, test } from "../../support/browser/app.ts";

const NAME: Colour = [36, 65, 143];
const LARGE_TEXT = 3;
const LARGEST_BLUR = 6;

type Colour = readonly [number, number, number];

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`every pixel of the hero's name stands at 3:1 or better at ${width} × ${height}`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(app.siteUrl, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const name = page.getByRole("heading", { level: 1 }).locator("span").last();
    const written = await pixels(await page.screenshot());
    await name.evaluate((element) => {
      element.style.visibility = "hidden";
    });
    const behind = await pixels(await page.screenshot());

    let glyphPixels = 0;
    let lowest = Number.POSITIVE_INFINITY;
    const at = (picture: Buffer, index: number): Colour => [
      picture[index] ?? 0,
      picture[index + 1] ?? 0,
      picture[index + 2] ?? 0,
    ];
    for (let index = 0; index < written.length; index += 3) {
      const ground = at(behind, index);
      const ink = at(written, index);
      const change = ink.reduce(
        (sum, value, part) => sum + Math.abs(value - (ground[part] ?? 0)),
        0,
      );
      if (change <= LARGEST_BLUR) continue;
      glyphPixels++;
      lowest = Math.min(lowest, contrast(ground, NAME));
    }
    expect(glyphPixels).toBeGreaterThan(5_000);
    expect(lowest).toBeGreaterThanOrEqual(LARGE_TEXT);
  });
}
