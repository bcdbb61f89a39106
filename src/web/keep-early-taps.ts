/**
 * A page is seen before its code is there. Who presses a button meanwhile is not left without an
 * answer: the press waits for the code. A form that names its address is the server's to answer,
 * unless its button says that it waits.
 */
export const AWAKE = "awake";

export function keepEarlyTaps(html: string, nonce: string): string {
  if (!nonce) return html;
  const keeper = `<script nonce="${nonce}">(${keepLastTap})("${AWAKE}")</script>`;
  return html.replace("</body>", () => `${keeper}</body>`);
}

/** Runs in the browser, as text in the page, so it may use nothing from outside itself. */
function keepLastTap(awake: string): void {
  let tapped: HTMLButtonElement | null = null;
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const isForServer = button?.type === "submit" && button.form?.hasAttribute("action");
    if (!button || (isForServer && !button.hasAttribute("data-waits"))) return;
    tapped = button;
    event.preventDefault();
    // React begins to listen a moment before the page is awake, and would answer a second time.
    event.stopImmediatePropagation();
  };
  document.addEventListener("click", keep, true);
  const answer = () => {
    document.removeEventListener("click", keep, true);
    tapped?.click();
  };
  document.addEventListener(awake, answer, { once: true });
  document.currentScript?.remove();
}
