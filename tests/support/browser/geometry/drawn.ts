import { remember } from "./remember.ts";

export function scrolls(overflow: string): boolean {
  return overflow === "auto" || overflow === "scroll";
}

const isForReaders: (element: Element) => boolean = remember(
  (element) =>
    getComputedStyle(element).clipPath === "inset(50%)" ||
    (element.parentElement !== null && isForReaders(element.parentElement)),
);

/** Whether an element is visible, not for screen readers only. */
export const isDrawn = remember(
  (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isForReaders(element),
);

/** Whether the element is opaque. */
export const paints = remember((element) => {
  if (!isDrawn(element)) return false;
  if (element.matches("img, picture, video, canvas, iframe")) return true;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== "none" || !/^rgba\(.*, 0(\.0\d*)?\)$/.test(backgroundColor);
});

/** The scroll layer: texts in the same layer can be compared. */
export function layerOf(element: Element): Element {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { position, overflowX, overflowY } = getComputedStyle(at);
    if (at.matches("dialog[open]") || position === "fixed" || position === "sticky") return at;
    if (scrolls(overflowX) || scrolls(overflowY)) return at;
  }
  return document.body;
}

/** A readable name. */
export function nameOf(element: Element): string {
  const label = (element as HTMLInputElement).labels?.[0]?.textContent;
  const words = element.getAttribute("aria-label") ?? label ?? element.textContent ?? "";
  const style = element.getAttribute("class")?.split(" ")[0];
  const tag = element.tagName.toLowerCase();
  return `${tag}${style ? `.${style}` : ""} '${words.trim().replace(/\s+/g, " ").slice(0, 40)}'`;
}
