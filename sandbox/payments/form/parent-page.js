/** Everything the page around the frame gets to know. It is of the same origin, or it hears nothing. */
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
