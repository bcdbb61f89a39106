/** The id of every page's main element. */
export const CONTENT_ID = "conteudo";

/** For screen readers and keyboards, when the focused element has gone. */
export function focusContent(): void {
  const main = document.getElementById(CONTENT_ID);
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
