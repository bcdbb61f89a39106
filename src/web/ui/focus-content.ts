/** Every page's main part bears it. */
export const CONTENT_ID = "conteudo";

/** For screen readers and keyboards, when what they were at has gone. */
export function focusContent(): void {
  const main = document.getElementById(CONTENT_ID);
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
