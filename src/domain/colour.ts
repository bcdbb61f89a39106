/** Red, green and blue from 0 to 1, as a screen takes them. */
type Colour = readonly [red: number, green: number, blue: number];

/** Lightness, chroma and hue as they are seen: equal steps look equal (Björn Ottosson's OKLab). */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

/** '#24418f' */
export function readColour(hex: string): Colour {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

export function writeColour(colour: Colour): string {
  const digits = (part: number) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${colour.map(digits).join("")}`;
}

/** Between two colours, from 1 to 21, by WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = readColour(hex).map(linear) as unknown as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const curved = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

export function toOklch(colour: Colour): Oklch {
  const [r, g, b] = colour.map(linear) as unknown as Colour;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const yellow = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(a, yellow), h: Math.atan2(yellow, a) };
}

function fromOklch({ l, c, h }: Oklch): Colour {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    curved(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    curved(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    curved(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** The same lightness and hue with as much of the chroma as a screen shows. */
export function withinScreen(wanted: Oklch): Colour {
  const isShown = (colour: Colour) => colour.every((part) => part >= -1e-4 && part <= 1 + 1e-4);
  let [least, most] = [0, wanted.c];
  if (isShown(fromOklch(wanted))) return fromOklch(wanted);
  for (let step = 0; step < 20; step++) {
    const c = (least + most) / 2;
    if (isShown(fromOklch({ ...wanted, c }))) least = c;
    else most = c;
  }
  return fromOklch({ ...wanted, c: least });
}
