import { html, type Markup } from "../markup.ts";

/** A button that posts to the control API. */
export function order(path: string, body: object, label: string): Markup {
  const text = JSON.stringify(body);
  return html`<button type="button" data-path="${path}" data-body="${text}">${label}</button>`;
}
