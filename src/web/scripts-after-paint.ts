const LONGEST_WAIT_MS = 1_000;

/**
 * On a page whose first view is a photo, what the page shows goes over a phone's line before the
 * code that makes it answer: scripts are asked for once the photo is painted, or after a second, or
 * when somebody touches the page.
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
 * Runs in the browser, as text in the page, so it may use nothing from outside itself. It leaves the
 * document as React has written it and expects to find it.
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
  // A timer set within a frame rings after that frame is painted.
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
