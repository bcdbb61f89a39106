import { AWAKE } from "../awake.ts";
import keepUntilAwake from "./keep-until-awake.ts?script";
import wakeAfterPaint from "./wake-after-paint.ts?script";

const LONGEST_WAIT_MS = 1_000;

/**
 * The page is visible before it is hydrated. Presses in the meantime are queued and replayed after
 * hydration. A form with an action goes to the server, unless its button asks to wait, because only
 * the hydrated page can show the response beside the entries. Values typed or chosen meanwhile are
 * kept, and replayed as events, because React takes a field's current value for its own.
 */
export function keepEarlyTaps(html: string, nonce: string): string {
  if (!nonce) return html;
  const keeper = `<script nonce="${nonce}">(${keepUntilAwake})("${AWAKE}")</script>`;
  // Inserted first: the page can be seen and pressed before its last line has arrived.
  return html.replace(/<body[^>]*>/, (body) => body + keeper);
}

/**
 * On a page that starts with a photo, scripts would compete with it for a phone's bandwidth. They
 * load after the photo is painted, after a second, or at the first interaction.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  if (!nonce || !html.includes(' fetchPriority="high"')) return html;
  const alarm = `<script nonce="${nonce}">(${wakeAfterPaint})(${LONGEST_WAIT_MS})</script>`;
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(' type="module" async=""', ' type="later" async=""')
    .replace("</body>", () => `${alarm}</body>`);
}
