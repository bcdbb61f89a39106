import { isDrawn } from "./drawn.ts";

export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** One line of a text as it is drawn. The box is that of its ink: lines may be set tighter than type. */
export type Line = {
  readonly node: Text;
  readonly element: Element;
  readonly index: number;
  readonly box: Box;
};

/** */
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

/** Where the lines of a text stand on the screen at this moment. */
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

/** What a font leaves empty above and below the letters of this text. */
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
