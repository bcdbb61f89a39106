import { isDrawn } from "./drawn.ts";
import { remember } from "./remember.ts";

export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/**
 * One rendered line of a text. The box is that of its ink: line height may be smaller than the
 * font.
 */
export type Line = {
  readonly node: Text;
  readonly element: Element;
  readonly index: number;
  readonly box: Box;
};

export function seenLines(root: Element): Line[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (!element || !node.data.trim() || !isDrawn(element)) continue;
    for (const [index, box] of lineBoxes(node, element).entries()) {
      if (box.right - box.left >= 1) lines.push({ node, element, index, box });
    }
  }
  return lines;
}

/** The current boxes of a text's lines. */
export function lineBoxes(node: Text, element: Element): Box[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { above, below } = airOf(node.data, element);
  return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
    left,
    right,
    top: top + above,
    bottom: bottom - below,
  }));
}

type Air = { readonly above: number; readonly below: number };

const pen = new OffscreenCanvas(1, 1).getContext("2d");
const fontOf = remember((element) => {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
});
const measured = new Map<string, Air>();

/** The font's empty space above and below this text's letters. */
export function airOf(text: string, element: Element): Air {
  const font = fontOf(element);
  const key = `${font} ${text}`;
  const air = measured.get(key) ?? measure(text, font);
  measured.set(key, air);
  return air;
}

function measure(text: string, font: string): Air {
  if (!pen) return { above: 0, below: 0 };
  pen.font = font;
  const ink = pen.measureText(text.trim());
  return {
    above: ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
    below: ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent,
  };
}
