import { preload } from "react-dom";
import figtree from "../fonts/figtree-var.woff2?url";
import newsreader from "../fonts/newsreader-display-var.woff2?url";

/** Called while a page is rendered, so that its first paint already has its letters. */
export function preloadFonts(): void {
  for (const href of [newsreader, figtree]) {
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
}
