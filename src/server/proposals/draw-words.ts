import { previewSize } from "../../contract/picture-urls.ts";
import type { ProposalPicture } from "../../contract/proposal-picture.ts";
import { drawText, faces, type Style, widthOf } from "./letters/draw-text.ts";

export const PHOTO_WIDTH = 690;
const EDGE = 44;
const LEFT = PHOTO_WIDTH + EDGE;
const RIGHT = previewSize.width - EDGE;
const WIDTH = RIGHT - LEFT;

const INK = "#131f40";
const QUIET = "#545e78";
const LINE = "#d9ceb8";
const SUN = "#efc04c";

/** The right side of the picture as SVG: the house, what is offered, and its price. */
export function drawWords(picture: ProposalPicture): string {
  const { width, height } = previewSize;
  const parts = [drawHouse(picture), drawOffer(picture), drawPrice(picture)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

const LOGO =
  "M3 27.5V18.2C3 12.8 5.9 9.6 9.8 9.6s6.8 3.2 6.8 8.6v9.3-9.3c0-5.4 2.9-8.6 6.8-8.6s6.8 3.2 6.8 8.6c0 5.9 2.6 9.3 7.6 9.3 6.2 0 6.6-4.8 11.4-4.8 1.6 0 2.9.5 3.8 1.2";
const LOGO_WIDTH = 76;

function drawHouse({ house, accent }: ProposalPicture): string {
  const x = LEFT + LOGO_WIDTH + 14;
  const style = fitting(house, { face: faces.display, color: INK }, RIGHT - x, [30, 26, 22, 19]);
  const logo = `<g transform="translate(${LEFT} 44) scale(${LOGO_WIDTH / 56})" fill="none">
    <circle cx="44" cy="8.5" r="5.5" fill="${SUN}"/>
    <path d="${LOGO}" stroke="${accent}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
  </g>`;
  return logo + drawText(cut(house, style, RIGHT - x), style, x, 74);
}

/** Between the house and the line above the price. */
const MIDDLE = { top: 108, bottom: 432 };
const SMALL = { size: 33, step: 45 };
const GAP = 26;
const NAME_SIZES = [82, 72, 62, 54, 46, 40];
const MOST_LINES = 3;

function drawOffer({ rooms, dates, party }: ProposalPicture): string {
  const smallHeight = GAP + 2 * SMALL.step;
  const room = MIDDLE.bottom - MIDDLE.top - smallHeight;
  const sized = NAME_SIZES.map((size) => {
    const style = { face: faces.display, size, color: INK };
    return { style, lines: wrap(rooms, style) };
  });
  const fits = ({ style, lines }: (typeof sized)[number]) =>
    lines.length <= MOST_LINES && lines.length * style.size <= room && lines.every(isWhole(style));
  const { style, lines } = sized.find(fits) ?? sized[sized.length - 1] ?? never();
  const shown = lines.slice(0, Math.floor(room / style.size));
  const top =
    MIDDLE.top + (MIDDLE.bottom - MIDDLE.top - smallHeight - shown.length * style.size) / 2;
  const names = shown.map((line, index) => {
    const isCut = index === shown.length - 1 && shown.length < lines.length;
    const y = top + (index + 0.78) * style.size;
    return drawText(cut(isCut ? `${line}…` : line, style, WIDTH), style, LEFT, y);
  });
  const below = top + shown.length * style.size + GAP;
  const small = [dates, party].map((text, index) => {
    const own = fitting(text, { face: faces.sans, color: INK }, WIDTH, [
      SMALL.size,
      29,
      25,
      22,
      19,
    ]);
    return drawText(text, own, LEFT, below + (index + 0.72) * SMALL.step);
  });
  return [...names, ...small].join("");
}

function drawPrice({ total, totalLabel, standing }: ProposalPicture): string {
  const line = `<rect x="${LEFT}" y="448" width="${WIDTH}" height="2" fill="${LINE}"/>`;
  const quiet = { face: faces.sans, color: QUIET };
  if (total === null) {
    const style = fitting(standing, quiet, WIDTH, [33, 30, 27]);
    return line + drawText(standing, style, LEFT, 520);
  }
  const label = { face: faces.sans, size: 33, color: INK };
  const roomForPrice = WIDTH - widthOf(totalLabel, label) - 20;
  const price = fitting(total, { face: faces.strong, color: INK }, roomForPrice, [60, 50, 42]);
  const note = { ...quiet, size: 28 };
  return [
    line,
    drawText(totalLabel, label, LEFT, 523),
    drawText(total, price, RIGHT - widthOf(total, price), 523),
    drawText(standing, note, RIGHT - widthOf(standing, note), 577),
  ].join("");
}

/** The largest of these sizes in which a line fits, or the smallest. */
function fitting(
  text: string,
  style: Omit<Style, "size">,
  width: number,
  sizes: readonly [number, ...number[]],
): Style {
  const size = sizes.find((one) => widthOf(text, { ...style, size: one }) <= width);
  return { ...style, size: size ?? Math.min(...sizes) };
}

const isWhole = (style: Style) => (line: string) => widthOf(line, style) <= WIDTH;

/** Wraps words into as many lines as they need. */
function wrap(text: string, style: Style): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, style) <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Cuts a line that is still too long, with an ellipsis. */
function cut(text: string, style: Style, width: number): string {
  if (widthOf(text, style) <= width) return text;
  const letters = [...text.replace(/…$/, "")];
  while (letters.length > 0 && widthOf(`${letters.join("")}…`, style) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

function never(): never {
  throw new Error("no size");
}
