const EDGE = 12;
/** Clears the card around the fields. */
const BESIDE = 40;

type Box = { readonly top: number; readonly bottom: number; readonly left: number };
type Size = { readonly width: number; readonly height: number };

/**
 * Below its anchor, above it or beside it: the first that fits whole. If none fits, over the
 * anchor. `top` is in viewport coordinates, `covered` is what scrolling would reveal.
 */
export function findPlace(home: Box, popover: Size, screenHeight: number) {
  const below = home.bottom + EDGE;
  const above = home.top - EDGE - popover.height;
  const lowest = screenHeight - EDGE - popover.height;
  if (below <= lowest) return { top: below, isBeside: false, covered: 0 };
  if (above >= EDGE) return { top: above, isBeside: false, covered: 0 };
  const isBeside = home.left >= popover.width + BESIDE + EDGE;
  const top = Math.max(EDGE, Math.min(isBeside ? home.top : below, lowest));
  const covered = isBeside || home.top < below - top + EDGE ? 0 : below - top;
  return { top, isBeside, covered };
}

/** The popover's parent element is its anchor. */
export function placePopover(popover: HTMLElement): void {
  const parent = popover.parentElement;
  if (!parent) return;
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const look = () => findPlace(parent.getBoundingClientRect(), size, window.innerHeight);
  const { covered } = look();
  if (covered) window.scrollBy({ top: covered, behavior: "instant" });
  const { top, isBeside } = look();
  const home = parent.getBoundingClientRect();
  popover.style.top = `${top - home.top}px`;
  popover.style.right = isBeside ? `${home.width + BESIDE}px` : "";
}
