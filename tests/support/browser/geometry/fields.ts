import { isDrawn } from "./drawn.ts";

const WRITTEN_IN = "input:not([type=checkbox], [type=radio], [type=file], [type=hidden])";
/** The width of a select's arrow. */
const ARROW = 16;

/** Fields that are narrower than their content. */
export function narrowFields(root: Element): Element[] {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    `${WRITTEN_IN}, select`,
  );
  return [...fields].filter((field) => isDrawn(field) && roomIn(field) < writtenIn(field) - 1);
}

function roomIn(field: Element): number {
  if (field.matches("[type=date], [type=month], [type=time]")) return field.clientWidth;
  const { paddingLeft, paddingRight } = getComputedStyle(field);
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return field.matches("select") ? room - ARROW : room;
}

function writtenIn(field: HTMLInputElement | HTMLSelectElement): number {
  if (field instanceof HTMLSelectElement) {
    const endsInDots = getComputedStyle(field).textOverflow === "ellipsis";
    return endsInDots ? 0 : widthOf(field.selectedOptions[0]?.label ?? "", field);
  }
  // Includes the browser's own parts, such as the calendar icon.
  if (["date", "month", "time"].includes(field.type)) return field.scrollWidth;
  // Text may be longer than its field. Numbers must fit.
  if (/\p{Letter}{2}/u.test(field.value)) return 0;
  return widthOf(field.value || field.placeholder, field);
}

function widthOf(text: string, field: Element): number {
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(field);
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  if (!pen) return 0;
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  if (letterSpacing !== "normal") pen.letterSpacing = letterSpacing;
  return pen.measureText(text).width;
}
