import { isDrawn } from "./drawn.ts";

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

/** The font's empty space above and below this text's letters. */
export function airOf(text: string, element: Element): { above: number; below: number } {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  if (!pen) return { above: 0, below: 0 };
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const ink = pen.measureText(text.trim());
  return {
    above: ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
    below: ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent,
  };
}
