/**
 * See in-page.ts. Written into the page, so it must not refer to anything outside itself. It leaves
 * the DOM unchanged for hydration.
 */
export default function wakeAfterPaint(longestWait: number): void {
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
