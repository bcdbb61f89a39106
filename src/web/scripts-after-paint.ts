const LONGEST_WAIT_MS = 1_000;

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

/**
 * Serialised into the page, so it must not refer to anything outside itself. It leaves the DOM
 * unchanged for hydration.
 */
function wakeAfterPaint(longestWait: number): void {
  const photo = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  let awake = false;
  const wake = () => {
    if (awake) return;
    awake = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
      link.rel = "modulepreload";
    }
    const asleep = document.querySelector<HTMLScriptElement>('script[type="later"]');
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = asleep?.nonce ?? "";
    script.textContent = asleep?.textContent ?? "";
    asleep?.replaceWith(script);
  };
  // A timer set in a frame fires after that frame is painted.
  const wakeSoon = () => requestAnimationFrame(() => setTimeout(wake));
  if (photo && !photo.complete) {
    photo.addEventListener("load", wakeSoon);
    photo.addEventListener("error", wakeSoon);
    setTimeout(wakeSoon, longestWait);
  } else {
    wakeSoon();
  }
  document.addEventListener("pointerdown", wake, { once: true });
  document.addEventListener("keydown", wake, { once: true });
  document.currentScript?.remove();
}
