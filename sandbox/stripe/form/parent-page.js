/** Messages to the embedding page, same origin only. */
function tell(message) {
  window.parent.postMessage(message, location.origin);
}

export function tellHeight() {
  new ResizeObserver(() => {
    tell({ type: "resize", height: document.body.offsetHeight });
  }).observe(document.body);
}

export function tellComplete(returnUrl) {
  if (window.parent !== window) tell({ type: "complete", returnUrl });
  else if (returnUrl !== null) location.assign(returnUrl);
}
